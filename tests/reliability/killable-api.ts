import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { programs } from './build-programs.ts';

const program = path.join(programs, 'api-process.mjs');

/** A real API process that can be killed without a warning and started again. */
export class KillableApi {
  #process: ChildProcess | undefined;
  origin = '';

  constructor(private readonly env: Record<string, string>) {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: path.join(programs, 'compiled'),
        LOG_LEVEL: 'error',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /^listening on (\d+)$/.exec(line)?.[1];
      if (!port) continue;
      this.origin = `http://127.0.0.1:${port}`;
      return;
    }
    throw new Error('the API process ended before it listened');
  }

  /** SIGKILL: no handler runs, nothing is flushed. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
