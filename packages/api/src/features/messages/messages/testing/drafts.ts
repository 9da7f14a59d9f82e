import { randomUUID } from 'node:crypto';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import type { TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

/** A message as the operations of these tests ask for it. */
export interface ShownMessage {
  id: string;
  title: string;
  body: string;
  state: string;
  version: number;
  editable: boolean;
  updatedAt: string;
  trigger: Record<string, string | number | null> | null;
  recipients: ShownRecipient[];
  attachments: { position: number; recording: { id: string } }[];
}

interface ShownRecipient {
  id: string;
  name: string;
  email: string;
  relation: string | null;
  timeZone: string | null;
}

const shown = `
  id title body state version editable updatedAt
  trigger { kind localDate localTime timeZone recurrence untilYear leapDayRule occasion }
  recipients { id name email relation timeZone }
  attachments { position recording { id } }`;

/** Everything that a message needs before it can be scheduled. */
export const readyInput = {
  title: 'For your birthday',
  body: 'Dear Maria,\n\nby the time you read this …',
  trigger: { kind: 'DATE', localDate: '2041-05-04', localTime: '09:00', timeZone: 'Europe/Lisbon' },
  recipients: [
    { name: 'Maria', email: 'maria@example.org', relation: 'daughter', timeZone: 'Europe/Lisbon' },
    { name: 'Tom', email: 'tom@example.org' },
  ],
};

/** The operations of one member, as their browser sends them. */
export function draftsOf(test: TestApp, member: Pick<TestMember, 'cookie'>) {
  const ask = <Data>(document: string, variables: object) =>
    graphql<Data, object>(test, document, variables, member.cookie);
  return {
    ask,
    create: (input: object, clientId: string = randomUUID()) =>
      ask<{ createDraft: ShownMessage }>(
        `mutation ($input: MessageDraftInput!, $clientId: ID!) {
          createDraft(input: $input, clientId: $clientId) { ${shown} } }`,
        { input, clientId },
      ),
    save: (id: string, version: number, input: object) =>
      ask<{ saveDraft: ShownMessage }>(
        `mutation ($id: ID!, $version: Int!, $input: MessageDraftInput!) {
          saveDraft(id: $id, version: $version, input: $input) { ${shown} } }`,
        { id, version, input },
      ),
    read: (id: string) =>
      ask<{ message: ShownMessage | null }>(`query ($id: ID!) { message(id: $id) { ${shown} } }`, {
        id,
      }),
    remove: (id: string) =>
      ask<{ deleteDraft: boolean }>(`mutation ($id: ID!) { deleteDraft(id: $id) }`, { id }),
    duplicate: (id: string) =>
      ask<{ duplicateMessage: ShownMessage }>(
        `mutation ($id: ID!) { duplicateMessage(id: $id) { ${shown} } }`,
        { id },
      ),
  };
}

/** The answer's data, or a failure that shows what was said instead. */
export function dataOf<Data>(answer: GraphqlAnswer<Data>): Data {
  if (!answer.data || answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

export function refusalOf(answer: GraphqlAnswer<unknown>) {
  const [error] = answer.errors;
  return { code: error?.extensions?.code, fields: error?.extensions?.fields };
}
