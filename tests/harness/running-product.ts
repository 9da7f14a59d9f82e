import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { copyTemplate } from './product-template.ts';
import { quickFolder } from './quick-folder.ts';

const READY_WITHIN_MS = 60_000;
/** More than the product gives itself. */
const STOPPED_WITHIN_MS = 45_000;
const ANSWERED_WITHIN_MS = 5_000;
const main = resolve('packages/server/dist/main.mjs');

/** The built product in a process and a data folder of its own. */
export class RunningProduct {
  private child: ChildProcess | null = null;
  private said = '';

  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  /** @param env configuration beside the harness's own */
  static async start(env: Record<string, string> = {}): Promise<RunningProduct> {
    const port = await freePort();
    const dataDir = await mkdtemp(join(await quickFolder(), 'infinite-product-'));
    const product = new RunningProduct(`http://localhost:${port}`, dataDir, port, env);
    product.said = await copyTemplate(dataDir, product.origin);
    await product.run();
    return product;
  }

  /** Everything the server has printed, the first start of its template included. */
  get output(): string {
    return this.said;
  }

  /** Waits until the server has printed this, which it may do after it is ready. */
  async printed(what: RegExp): Promise<RegExpExecArray> {
    const until = Date.now() + READY_WITHIN_MS;
    for (;;) {
      const found = what.exec(this.said);
      if (found) return found;
      if (Date.now() > until) throw new Error(`the product never printed ${what}:\n${this.said}`);
      await new Promise((next) => setTimeout(next, 50));
    }
  }

  async run(): Promise<void> {
    this.child = spawn(process.execPath, ['--enable-source-maps', main], {
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        PUBLIC_ORIGIN: this.origin,
        DATA_DIR: this.dataDir,
        // Journeys that move the clock by days would each pay for a backup of them.
        BACKUP_SCHEDULE: 'off',
        // A journey's receiver of webhooks listens on this machine.
        WEBHOOKS_TO_LOCALHOST: 'on',
        // Journeys that are about something else sign an administrator in with a password alone.
        ADMIN_SECOND_FACTOR: 'optional',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.said += data.toString()));
    }
    await this.ready(this.child);
  }

  /** SIGKILL: what a power cut or a crash does to it. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops it in order and leaves its data folder as it is. */
  async shutDown(): Promise<void> {
    await this.end('SIGTERM');
  }

  async stop(): Promise<void> {
    await this.shutDown();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill(signal);
    // The next product waits for this one; what it printed last says why it stays.
    const stuck = setTimeout(() => {
      process.stderr.write(`a product does not stop on ${signal}:\n${this.said.slice(-4_000)}\n`);
      child.kill('SIGKILL');
    }, STOPPED_WITHIN_MS);
    await gone;
    clearTimeout(stuck);
  }

  private async ready(child: ChildProcess): Promise<void> {
    const until = Date.now() + READY_WITHIN_MS;
    while (Date.now() < until && child.exitCode === null) {
      // A request that is never answered would wait for minutes.
      const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
      const answer = await fetch(`${this.origin}/readyz`, { signal }).catch(() => null);
      if (answer?.ok) return;
      await new Promise((next) => setTimeout(next, 100));
    }
    throw new Error(`the product did not get ready:\n${this.said}`);
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
