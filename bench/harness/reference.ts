import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { cpuSecondsOf } from './cpu.ts';

/** A reference server in a process of its own; it prints its port when it listens. */
export async function startReference(
  file: string,
  env: Record<string, string>,
): Promise<{ port: number; cpu: () => number; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL(`../references/${file}`, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error('no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    port: Number(line.toString().trim()),
    cpu: () => cpuSecondsOf(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
