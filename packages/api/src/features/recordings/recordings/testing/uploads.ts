import { randomUUID } from 'node:crypto';
import { newContext } from '#platform/context.ts';
import { prepareRecording } from '#features/recordings/recordings/processing/prepare-recording.job.ts';
import { currentVersions } from '#features/recordings/recordings/versions/find-versions.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Sends a whole file and prepares it, as the queue would; gives the recording's id. */
export async function uploadAndPrepare(
  test: TestApp,
  cookie: string,
  content: Uint8Array,
  metadata: Record<string, string> = {},
): Promise<string> {
  const recordingId = await upload(test, cookie, content, metadata);
  await prepare(test, recordingId);
  return recordingId;
}

/** Sends a whole file; gives the recording's id. */
export async function upload(
  test: TestApp,
  cookie: string,
  content: Uint8Array,
  metadata: Record<string, string> = {},
): Promise<string> {
  const client = await TusClient.of(test, cookie);
  const begun = await client.begin(
    { kind: 'VOICE', takeId: randomUUID(), ...metadata },
    content.length,
  );
  const path = begun.headers.get('location');
  if (!path) throw new Error(`begin: ${begun.status} ${await begun.text()}`);
  const sent = await client.send(path, 0, content);
  if (!sent.ok) throw new Error(`send: ${sent.status} ${await sent.text()}`);
  return path.split('/').at(-1) ?? '';
}

export async function prepare(test: TestApp, recordingId: string): Promise<void> {
  const ctx = newContext(test.app, { kind: 'system', job: 'prepare-recording' });
  await prepareRecording.handle(ctx, { recordingId });
}

/** Makes what recipients get of a recording with its trim of now, as the queue would. */
export async function prepareVersionOf(test: TestApp, recordingId: string): Promise<void> {
  const ctx = newContext(test.app, { kind: 'system', job: 'prepare-recording-version' });
  const version = (await currentVersions(ctx, [recordingId])).get(recordingId);
  if (!version) throw new Error('no version was asked for');
  await prepareVersion.handle(ctx, { versionId: version.id });
}
