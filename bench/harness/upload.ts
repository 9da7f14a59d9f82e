import type { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';

const piece = 8_000_000;

/** Adds a file as members' browsers do, in pieces of 8 MB. Returns the id of the recording. */
export async function upload(client: TusClient, content: Uint8Array): Promise<string> {
  const takeId = crypto.randomUUID();
  const begun = await client.begin(
    {
      kind: 'FILE',
      filename: 'file.bin',
      filetype: 'application/octet-stream',
      title: takeId,
      takeId,
      origin: 'uploaded',
    },
    content.length,
  );
  const location = begun.headers.get('location');
  if (!location) throw new Error(`upload: ${begun.status} ${await begun.text()}`);
  const { pathname } = new URL(location, client.origin);
  for (let offset = 0; offset < content.length; offset += piece) {
    const sent = await client.send(pathname, offset, content.subarray(offset, offset + piece));
    if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`);
  }
  const { id } = await recordingOf(client, takeId);
  return id;
}

/** Waits for what is done after the last byte: recognized, sealed, checked. */
export async function untilReady(client: TusClient, id: string): Promise<void> {
  for (;;) {
    const { state, problem } = await recordingOf(client, id);
    if (state === 'READY') return;
    if (state === 'FAILED') throw new Error(`not kept: ${problem}`);
    await new Promise((next) => setTimeout(next, 200));
  }
}

interface Recording {
  id: string;
  title: string;
  state: string;
  problem: string | null;
}

/** @param name its id or its title */
async function recordingOf(client: TusClient, name: string): Promise<Recording> {
  const answer = await client.request(
    'POST',
    '/graphql',
    { 'content-type': 'application/json' },
    JSON.stringify({ query: '{ recordings { nodes { id title state problem } } }' }),
  );
  const { data } = (await answer.json()) as { data: { recordings: { nodes: Recording[] } } };
  const found = data.recordings.nodes.find(({ id, title }) => id === name || title === name);
  if (!found) throw new Error('the upload left no recording');
  return found;
}
