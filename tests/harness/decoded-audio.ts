import { execFile } from 'node:child_process';

const RATE = 8000;
const FRAME = RATE / 50;

/** Sound as its loudness in frames of 20 ms: enough to know a voice again, however it was coded. */
export interface DecodedAudio {
  durationMs: number;
  envelope: Float64Array;
}

/** Decodes any sound or video file with ffmpeg; a file that was cut off decodes to where it ends. */
export async function decodeAudio(path: string): Promise<DecodedAudio> {
  const samples = await pcmOf(path);
  const frames = Math.floor(samples.length / FRAME);
  const envelope = Float64Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let index = 0; index < FRAME; index += 1) sum += samples[frame * FRAME + index]! ** 2;
    return Math.log10(1e-4 + Math.sqrt(sum / FRAME));
  });
  return { durationMs: (samples.length / RATE) * 1000, envelope };
}

/**
 * Finds a piece within a reference that plays in a loop, as the fake microphone plays it.
 * @returns where it lies, and how well it fits (Pearson, 1 is the same)
 */
export function findWithin(
  reference: DecodedAudio,
  piece: Float64Array,
): { atMs: number; fit: number } {
  let best = { atMs: 0, fit: -1 };
  for (let offset = 0; offset < reference.envelope.length; offset += 1) {
    const fit = correlation(reference.envelope, offset, piece);
    if (fit > best.fit) best = { atMs: offset * 20, fit };
  }
  return best;
}

function correlation(reference: Float64Array, offset: number, piece: Float64Array): number {
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let index = 0; index < piece.length; index += 1) {
    const a = reference[(offset + index) % reference.length]!;
    const b = piece[index]!;
    sumA += a;
    sumB += b;
    sumAA += a * a;
    sumBB += b * b;
    sumAB += a * b;
  }
  const size = piece.length;
  const spread = Math.sqrt((sumAA - sumA ** 2 / size) * (sumBB - sumB ** 2 / size));
  return spread === 0 ? 0 : (sumAB - (sumA * sumB) / size) / spread;
}

function pcmOf(path: string): Promise<Float32Array> {
  const args = ['-v', 'quiet', '-nostdin', '-i', path, '-vn', '-ac', '1', '-ar', String(RATE)];
  const options = { encoding: 'buffer', maxBuffer: 1 << 30 } as const;
  return new Promise((resolve, reject) => {
    execFile('ffmpeg', [...args, '-f', 'f32le', 'pipe:1'], options, (error, stdout) => {
      // A file cut off in the middle makes ffmpeg complain after it has given all there is.
      if (error && stdout.length === 0) return reject(error);
      const bytes = stdout.length - (stdout.length % 4);
      resolve(new Float32Array(new Uint8Array(stdout).slice(0, bytes).buffer));
    });
  });
}
