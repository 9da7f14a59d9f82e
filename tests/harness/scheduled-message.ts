import type { BrowserContext } from '@playwright/test';

export interface ScheduledMessage {
  title: string;
  body?: string;
  daysAhead: number;
  to: { name: string; email: string; locale?: string }[];
  now: Date;
}

/** Writes and schedules a message through the API, for journeys that begin after it; gives its id. */
export async function scheduleThroughApi(
  context: BrowserContext,
  origin: string,
  message: ScheduledMessage,
): Promise<string> {
  const day = new Date(message.now.getTime() + message.daysAhead * 86_400_000);
  const input = {
    title: message.title,
    body: message.body ?? 'Dear Ana, all is well here.',
    trigger: {
      kind: 'DATE',
      localDate: day.toISOString().slice(0, 10),
      localTime: day.toISOString().slice(11, 16),
      timeZone: 'UTC',
    },
    recipients: message.to,
  };
  const { createDraft } = await call(
    context,
    origin,
    'mutation($input: MessageDraftInput!, $clientId: ID!) { createDraft(input: $input, clientId: $clientId) { id version } }',
    { input, clientId: crypto.randomUUID() },
  );
  await call(
    context,
    origin,
    'mutation($id: ID!, $version: Int!) { scheduleMessage(id: $id, version: $version) { id } }',
    createDraft,
  );
  return createDraft.id;
}

async function call(
  context: BrowserContext,
  origin: string,
  query: string,
  variables: object,
): Promise<{ createDraft: { id: string; version: number } }> {
  const answer = await context.request.post(`${origin}/graphql`, {
    headers: { Origin: origin },
    data: { query, variables },
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
