import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newContext } from '@infinite/api/platform/context';
import {
  openVault,
  prepareRecording,
  sealOriginal,
} from '@infinite/api/features/recordings/recordings/index';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LiveTake } from '../../packages/site/src/recordings/engine/live-take.ts';
import { newTakeId } from '../../packages/site/src/recordings/engine/new-take-id.ts';
import { recordingIdOf } from '../../packages/site/src/recordings/engine/recording-id-of.ts';
import type { Chunk, Take } from '../../packages/site/src/recordings/engine/take.ts';
import { TakeDelivery } from '../../packages/site/src/recordings/engine/take-delivery.ts';

const { audioBitsPerSecond, chunkMs } = recorderCatalogue;
const chunks = (3 * 3600 * 1000) / chunkMs;
const chunkBytes = (audioBitsPerSecond / 8) * (chunkMs / 1000);
const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

let app: TestApp;
let member: TestMember;
let origin: string;
let device: DeviceJournal;

beforeAll(async () => {
  app = await createTestApp();
  member = await signUpMember(app);
  ({ origin } = await TusClient.of(app, member.cookie));
  device = new DeviceJournal();
});
beforeEach(() => {
  vi.stubGlobal('MediaRecorder', Microphone);
  // The browser would add the session by itself.
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    send(url, { ...init, headers: { ...init.headers, cookie: member.cookie } }),
  );
});
afterAll(async () => {
  device.end();
  await app.close();
});

test(
  'three hours of voice arrive bit for bit, and neither recorder nor sender holds them in memory',
  { timeout: 120_000 },
  async () => {
    const take = blankTake(member.userId);
    const delivery = new TakeDelivery({
      endpoint: `${origin}/media/uploads`,
      journal: device,
      take,
      onSent: () => undefined,
      onState: () => undefined,
      onSignInNeeded: () => Promise.reject(new Error('the session ended')),
    });
    let grown = 0;
    const over = Promise.withResolvers<void>();
    const live = new LiveTake({
      take,
      stream: {} as MediaStream,
      journal: device as never,
      takeLoudest: () => 50,
      onGrow: (bytes) => {
        grown = bytes;
        delivery.grow(bytes);
      },
      onStorageProblem: (problem) => over.reject(new Error(problem)),
      onEnded: (problem) => (problem === null ? over.resolve() : over.reject(new Error(problem))),
    });
    live.start();

    // It begins as a recorder's file does: the server gives that much room to sound alone.
    const head = readFileSync('tests/fixtures/media/live-voice.webm').subarray(0, chunkBytes);
    const noise = randomBytes(chunkBytes + megabyte);
    const spoken = createHash('sha256');
    let said = 0;
    const held: number[] = [];
    for (let index = 0; index < chunks; index += 1) {
      const from = (index * 7919) % megabyte;
      const sound = index === 0 ? head : noise.subarray(from, from + chunkBytes);
      spoken.update(sound);
      said += sound.byteLength;
      Microphone.open?.hear(sound);
      // A minute of speech, then the device has it: a real recorder is given far more time.
      if (index % 300 === 299) await vi.waitUntil(() => grown === said, { interval: 1 });
      if (index % (chunks / 10) === chunks / 10 - 1) held.push(memoryInUse());
    }
    live.stop();
    await over.promise;
    delivery.end();
    const recordingId = recordingIdOf(await delivery.done);
    held.push(memoryInUse());

    expect(said).toBeGreaterThan(120 * megabyte);
    const [early = 0] = held;
    // What requests on their way take comes and goes; nine tenths of the sound would be 110 MB.
    const growth = held.map((bytes) => Math.round((bytes - early) / megabyte));
    expect(Math.max(...growth), `MB beside the first tenth: ${growth.join(', ')}`).toBeLessThan(80);

    // What the preparation does first; what the noise sounds like is another test's matter.
    const ctx = newContext(app.app, { kind: 'system', job: prepareRecording.name });
    await sealOriginal(ctx, await openVault(ctx, member.familyId), recordingId, said);
    const [stored] = await app.app.orm.em
      .getConnection()
      .execute<{ bytes: string; sha256: string }[]>(
        'select bytes, sha256 from recordings where id = ?',
        [recordingId],
      );
    expect({ ...stored, bytes: Number(stored?.bytes) }).toEqual({
      bytes: said,
      sha256: spoken.digest('hex'),
    });
  },
);

function memoryInUse(): number {
  collectGarbage();
  // What is external includes the buffers.
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function blankTake(memberId: string): Take {
  return {
    id: newTakeId(),
    memberId,
    kind: 'VOICE',
    mimeType: 'audio/webm;codecs=opus',
    startedAt: 0,
    updatedAt: 0,
    elapsedMs: 0,
    bytes: 0,
    loudest: 0,
    finished: false,
    uploadUrl: null,
    title: '',
    note: '',
    trimStartMs: null,
    trimEndMs: null,
  };
}

/** The browser's recorder, which says what the test gives it. */
class Microphone extends EventTarget {
  static open: Microphone | null = null;
  state: 'inactive' | 'recording' = 'inactive';
  constructor() {
    super();
    Microphone.open = this;
  }
  start(): void {
    this.state = 'recording';
    this.dispatchEvent(new Event('start'));
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
  hear(sound: Uint8Array): void {
    const data = new Blob([new Uint8Array(sound)]);
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
  }
}

/** The device's journal as the recorder uses it; its database is a file on the disk. */
class DeviceJournal {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'infinite-device-'));
  private readonly file = openSync(path.join(this.folder, 'take'), 'w+');

  readonly append = async ({ offset, bytes }: Chunk): Promise<void> => {
    writeSync(this.file, new Uint8Array(bytes), 0, bytes.byteLength, offset);
    await Promise.resolve();
  };

  readonly change = (): Promise<void> => Promise.resolve();

  readonly read = async (_take: string, offset: number, atMost: number): Promise<Blob> => {
    const bytes = new Uint8Array(atMost);
    const length = readSync(this.file, bytes, 0, atMost, offset);
    return Promise.resolve(new Blob([bytes.subarray(0, length)]));
  };

  end(): void {
    closeSync(this.file);
    rmSync(this.folder, { recursive: true });
  }
}
