import { spawn } from 'node:child_process';
import {
  findProgram,
  limited,
  unprivileged,
  type ProgramLimits,
} from '#features/recordings/recordings/processing/programs.ts';

const longestComplaint = 2000;

/** What one run may cost before it is ended. */
export interface FfmpegLimits {
  readonly memoryMb: number;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
}

/** Sound is decoded at many times its speed: hours of it take less than this. */
export const listeningLimits: FfmpegLimits = { memoryMb: 1024, cpuSeconds: 240, wallSeconds: 600 };

export class FfmpegMissing extends Error {
  constructor() {
    super('ffmpeg is not installed');
    this.name = 'FfmpegMissing';
  }
}

/** The content was not to ffmpeg's liking, or took too long. */
export class FfmpegFailed extends Error {
  constructor(complaint: string) {
    super(`ffmpeg: ${complaint}`);
    this.name = 'FfmpegFailed';
  }
}

/**
 * Runs ffmpeg between two streams, so that nothing is ever written in the clear. It may open
 * nothing but its pipes, runs as an unprivileged user where that is possible, and gets the input
 * format explicitly instead of guessing it.
 * @throws FfmpegMissing, FfmpegFailed, or what reading the input threw
 */
export async function* throughFfmpeg(
  inputFormat: string,
  outputOptions: readonly string[],
  input: AsyncIterable<Uint8Array>,
  limits: FfmpegLimits,
): AsyncGenerator<Buffer> {
  const ffmpeg = findProgram('ffmpeg');
  if (!ffmpeg) throw new FfmpegMissing();
  const [program = ffmpeg, ...command] = commandOf(
    ffmpeg,
    ['-f', inputFormat, '-noautorotate', '-i', 'pipe:0', ...outputOptions, 'pipe:1'],
    limits,
  );
  const running = spawn(program, command, { stdio: ['pipe', 'pipe', 'pipe'], env: {}, cwd: '/' });
  let complaint = '';
  running.stderr.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-longestComplaint);
  });
  const ended = new Promise<Error | undefined>((resolve) => {
    running.once('error', resolve);
    running.once('close', (code) =>
      resolve(code === 0 ? undefined : new FfmpegFailed(complaint || `ended with ${code}`)),
    );
  });
  const timer = setTimeout(() => {
    complaint = 'took too long';
    running.kill('SIGKILL');
  }, limits.wallSeconds * 1000);
  const feeding = feed(running.stdin, input);
  try {
    for await (const piece of running.stdout) yield piece as Buffer;
    const inputFailure = await feeding;
    if (inputFailure) throw inputFailure;
    const failure = await ended;
    if (failure) throw failure;
  } finally {
    clearTimeout(timer);
    running.kill('SIGKILL');
    await Promise.all([feeding, ended]);
  }
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-protocol_whitelist', 'pipe'];

function commandOf(
  ffmpeg: string,
  options: readonly string[],
  { memoryMb, cpuSeconds }: FfmpegLimits,
): string[] {
  const limits: ProgramLimits = { memory: { kind: 'address', megabytes: memoryMb }, cpuSeconds };
  return limited(unprivileged([ffmpeg, ...quiet, ...options]), limits);
}

/** Writes until the program has enough: that it closes its side early is its good right. */
async function feed(
  pipe: NodeJS.WritableStream & { destroyed?: boolean },
  input: AsyncIterable<Uint8Array>,
): Promise<Error | undefined> {
  let closed = false;
  let goOn: () => void = () => undefined;
  pipe.on('error', () => undefined);
  pipe.on('drain', () => goOn());
  pipe.on('close', () => {
    closed = true;
    goOn();
  });
  try {
    for await (const piece of input) {
      if (closed) return undefined;
      if (pipe.write(piece)) continue;
      await new Promise<void>((resolve) => {
        goOn = resolve;
        // It may have closed before anyone listened.
        if (closed) resolve();
      });
    }
    return undefined;
  } catch (error) {
    return closed || isPipeError(error) ? undefined : asError(error);
  } finally {
    pipe.end();
  }
}

function isPipeError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('reading failed', { cause: error });
}
