import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** Calls the API as the member who is signed in within the context. */
export async function callApi<Data>(
  context: BrowserContext,
  origin: string,
  query: string,
  variables: object,
): Promise<Data> {
  const answer = await context.request.post(`${origin}/graphql`, {
    headers: { Origin: origin },
    data: { query, variables },
  });
  const body = (await answer.json()) as { data?: Data; errors?: unknown };
  if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

/** Has the member of the second context join the family of the first. */
export async function joinFamilyOf(
  owner: BrowserContext,
  joining: BrowserContext,
  origin: string,
  role: 'EDITOR' | 'CONTRIBUTOR' | 'VIEWER',
): Promise<void> {
  const { inviteByLink } = await callApi<{ inviteByLink: { url: string } }>(
    owner,
    origin,
    'mutation($input: InviteByLinkInput!) { inviteByLink(input: $input) { url } }',
    { input: { role, words: '' } },
  );
  const token = inviteByLink.url.split('/').at(-1);
  const accept = 'mutation($token: String!) { acceptInvitation(token: $token) }';
  await callApi(joining, origin, accept, { token });
}

/** Uploads a voice as the recorder does. @returns the recording's id */
export function uploadVoice(
  context: BrowserContext,
  origin: string,
  title: string,
): Promise<string> {
  const file = 'tests/fixtures/media/librivox-0870.m4a';
  return uploadFile(context, origin, { kind: 'VOICE', title, file });
}

/** Uploads a file of the fixtures as a chosen one. @returns the recording's id */
export async function uploadFile(
  context: BrowserContext,
  origin: string,
  { kind, title, file }: { kind: 'VOICE' | 'VIDEO' | 'PHOTO'; title: string; file: string },
): Promise<string> {
  const bytes = await readFile(file);
  const text = (value: string) => Buffer.from(value).toString('base64');
  const metadata = {
    kind,
    origin: 'uploaded',
    takeId: crypto.randomUUID(),
    title,
    filename: basename(file),
  };
  const headers = { Origin: origin, 'Tus-Resumable': '1.0.0' };
  const begun = await context.request.post(`${origin}/media/uploads`, {
    headers: {
      ...headers,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${text(value)}`)
        .join(','),
    },
  });
  const location = begun.headers()['location'];
  if (!location) throw new Error(`no upload: ${begun.status()} ${await begun.text()}`);
  const sent = await context.request.patch(new URL(location, origin).href, {
    headers: {
      ...headers,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    },
    data: bytes,
  });
  if (!sent.ok()) throw new Error(`not sent: ${sent.status()} ${await sent.text()}`);
  return location.split('/').at(-1) ?? '';
}
