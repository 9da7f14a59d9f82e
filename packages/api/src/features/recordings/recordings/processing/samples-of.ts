import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { newWorkFolder } from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { soundFile } from '#features/recordings/recordings/processing/decode-sound.ts';
import { prepareApart } from '#features/recordings/recordings/processing/prepare-apart.ts';

/** The sound of a recording cannot be decoded, now or later: its form is unknown, or it is broken. */
export class SoundUnreadable extends Error {
  constructor() {
    super('the sound of a recording cannot be decoded');
    this.name = 'SoundUnreadable';
  }
}

/**
 * The sound of a stored recording, voice or video: 16 kHz, mono, from -1 to 1, in pieces. It is decoded at
 * once, in the process for foreign content and into a sealed file, and read from there at the speed of
 * the reader: speech engines are slower than the limits of that process allow. Nothing for a recording without sound.
 * Call only after the policy allowed the access.
 * @throws SoundUnreadable; anything else may succeed another time
 */
export async function* samplesOf(
  ctx: RequestContext,
  recording: { readonly id: string; readonly familyId: string },
): AsyncGenerator<Float32Array> {
  const { config, log, blobs } = ctx.app;
  const work = newWorkFolder(recording.id);
  try {
    const decoded = await prepareApart(
      {
        task: 'sound',
        storage: { storageUrl: config.storageUrl, dataDir: config.dataDir },
        familyKey: await familyKey(ctx, recording.familyId),
        recordingId: recording.id,
        work,
      },
      log,
    );
    if (decoded === null) throw new Error('the content crashed its process');
    if (decoded === 'unreadable') throw new SoundUnreadable();
    if (decoded === 'no-sound') return;
    const vault = await openVault(ctx, recording.familyId);
    yield* samplesIn(vault.read(soundFile(work)));
  } finally {
    await blobs.removeFolder(work);
  }
}

/** @param bytes signed 16-bit little-endian samples, cut anywhere */
async function* samplesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of bytes) {
    const data = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    const count = Math.floor(data.length / 2);
    yield Float32Array.from({ length: count }, (_, at) => data.readInt16LE(at * 2) / 32_768);
    // The piece lies in memory that the next read writes to.
    rest = Buffer.from(data.subarray(count * 2));
  }
}
