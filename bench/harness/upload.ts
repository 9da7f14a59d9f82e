import type { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { askApi } from './ask-api.ts';

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
  await sendPieces(client, begun, content);
  const { id } = await recordingOf(client, takeId);
  return id;
}

/**
 * Sends a file in pieces to where the server said that it waits for it.
 * @returns the last part of that path
 */
export async function sendPieces(
  client: TusClient,
  begun: Response,
  content: Uint8Array,
): Promise<string> {
  const location = begun.headers.get('location');
  if (!location) throw new Error(`upload: ${begun.status} ${await begun.text()}`);
  const { pathname } = new URL(location, client.origin);
  for (let offset = 0; offset < content.length; offset += piece) {
    const sent = await client.send(pathname, offset, content.subarray(offset, offset + piece));
    if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`);
  }
  return pathname.split('/').at(-1) ?? '';
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
  const { recordings } = await askApi<{ recordings: { nodes: Recording[] } }>(
    client,
    '{ recordings { nodes { id title state problem } } }',
  );
  const found = recordings.nodes.find(({ id, title }) => id === name || title === name);
  if (!found) throw new Error('the upload left no recording');
  return found;
}
