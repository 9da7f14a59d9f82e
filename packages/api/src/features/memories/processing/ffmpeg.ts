import { spawn } from 'node:child_process';
import { programSearchPath } from '#config/env.ts';

/** A program that hangs on what it was given is ended after this long. */
const timeoutMs = 20 * 60_000;
const longestComplaint = 2000;

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
 * nothing but its pipes, and is told what form the input has rather than left to guess.
 * @throws FfmpegMissing, FfmpegFailed, or what reading the input threw
 */
export async function* throughFfmpeg(
  inputFormat: string,
  outputOptions: readonly string[],
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-protocol_whitelist', 'pipe'];
  const program = spawn(
    'ffmpeg',
    [...quiet, '-f', inputFormat, '-i', 'pipe:0', ...outputOptions, 'pipe:1'],
    { stdio: ['pipe', 'pipe', 'pipe'], env: { PATH: programSearchPath() } },
  );
  let complaint = '';
  program.stderr.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-longestComplaint);
  });
  const ended = new Promise<Error | undefined>((resolve) => {
    program.once('error', (error) =>
      resolve('code' in error && error.code === 'ENOENT' ? new FfmpegMissing() : error),
    );
    program.once('close', (code) =>
      resolve(code === 0 ? undefined : new FfmpegFailed(complaint || `ended with ${code}`)),
    );
  });
  const timer = setTimeout(() => {
    complaint = 'took too long';
    program.kill('SIGKILL');
  }, timeoutMs);
  const feeding = feed(program.stdin, input);
  try {
    for await (const piece of program.stdout) yield piece as Buffer;
    const inputFailure = await feeding;
    if (inputFailure) throw inputFailure;
    const failure = await ended;
    if (failure) throw failure;
  } finally {
    clearTimeout(timer);
    program.kill('SIGKILL');
    await Promise.all([feeding, ended]);
  }
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
