import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { decodeAudio, type DecodedAudio } from './decoded-audio.ts';

export interface KeptRecording {
  id: string;
  title: string;
  note: string | null;
  state: string;
  trimStartMs: number | null;
  trimEndMs: number | null;
  downloadUrl: string;
}

const query =
  '{ recordings(first: 100) { nodes { id title note state trimStartMs trimEndMs downloadUrl } } }';

/** What the server keeps for the signed-in member, the newest first. */
export async function keptRecordings(
  context: BrowserContext,
  origin: string,
): Promise<KeptRecording[]> {
  const answer = await context.request.post(`${origin}/graphql`, {
    headers: { Origin: origin },
    data: { query },
  });
  const body = (await answer.json()) as {
    data?: { recordings: { nodes: KeptRecording[] } };
    errors?: unknown;
  };
  if (!body.data) throw new Error(`no recordings: ${JSON.stringify(body.errors)}`);
  return body.data.recordings.nodes;
}

/** The original of a kept recording, downloaded as the member would and decoded. */
export async function originalOf(
  context: BrowserContext,
  origin: string,
  recording: KeptRecording,
): Promise<DecodedAudio> {
  const file = join(await mkdtemp(join(tmpdir(), 'infinite-original-')), 'original');
  await writeFile(file, await originalBytes(context, origin, recording));
  return decodeAudio(file);
}

/** The same as it is kept. */
export async function originalBytes(
  context: BrowserContext,
  origin: string,
  recording: KeptRecording,
): Promise<Buffer> {
  let answer = await context.request.get(origin + recording.downloadUrl);
  // 409 says 'still arriving': the last bytes are being sealed.
  for (let attempt = 0; answer.status() === 409 && attempt < 100; attempt += 1) {
    await new Promise((next) => setTimeout(next, 100));
    answer = await context.request.get(origin + recording.downloadUrl);
  }
  if (!answer.ok()) throw new Error(`no original: ${answer.status()}`);
  return answer.body();
}
