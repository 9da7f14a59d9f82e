import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FfmpegFailed, throughFfmpeg } from '#features/recordings/recordings/processing/ffmpeg.ts';
import {
  findProgram,
  limited,
  unprivileged,
} from '#features/recordings/recordings/processing/programs.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function run([program = '', ...options]: string[]): string {
  const { stdout, stderr, status } = spawnSync(program, options, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

const shell = (script: string) => [findProgram('sh') ?? 'sh', '-c', script];
const limits = { memory: { kind: 'address' as const, megabytes: 512 }, cpuSeconds: 7 };

describe('a program over foreign content', () => {
  it('has limits of memory and CPU time', () => {
    const [memory, cpu] = run(limited(shell('ulimit -v; ulimit -t'), limits)).split('\n');
    expect([memory, cpu]).toEqual([String(512 * 1024), '7']);
  });

  it.runIf(process.getuid?.() === 0)('has no rights, though the server runs as root', () => {
    expect(run(unprivileged(shell('id -u; id -g; id -G'))).split('\n')).toEqual([
      '65534',
      '65534',
      '65534',
    ]);
    expect(run(unprivileged(shell('grep NoNewPrivs /proc/self/status')))).toMatch(/1$/);
  });

  it('runs all the same where the system has no such tools', () => {
    const command = shell('echo here');
    vi.stubEnv('PATH', '/nonexistent');
    expect(limited(unprivileged(command), limits)).toEqual(command);
    expect(findProgram('ffmpeg')).toBeNull();
  });

  it('that never ends with what it is given is ended at its CPU time', async () => {
    async function* silence() {
      const second = Buffer.alloc(192_000);
      for (;;) yield await Promise.resolve(second);
    }
    const decode = async () => {
      const options = ['-c:a', 'flac', '-compression_level', '12', '-f', 'flac'];
      const bounds = { memoryMb: 1024, cpuSeconds: 1, wallSeconds: 600 };
      for await (const _ of throughFfmpeg('s16le', options, silence(), bounds)) {
        // The output is discarded.
      }
    };
    await expect(decode()).rejects.toBeInstanceOf(FfmpegFailed);
  });
});
