import { spawn, type ChildProcess } from 'node:child_process';
import { VirtualDisplay } from './virtual-display.ts';

/** Where Chromium says that a debugger can be reached. */
export const devToolsPort = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/;

interface Start {
  executable: string;
  userData: string;
  env?: Record<string, string>;
}

interface Target {
  readonly type: string;
  readonly title: string;
  readonly url: string;
  readonly webSocketDebuggerUrl: string;
}

/**
 * The packed application, asked over the DevTools protocol: a debugger of Node is fused off, and
 * Electron does not offer what Playwright needs to attach to a running browser.
 */
export class PackedDesktop {
  private constructor(
    private readonly process: RunningProcess,
    private readonly display: VirtualDisplay,
    private readonly port: string,
  ) {}

  static async start({ executable, userData, env }: Start): Promise<PackedDesktop> {
    const display = await VirtualDisplay.open();
    if (!display) throw new Error('Electron needs a display: install xvfb');
    const child = spawn(
      executable,
      ['--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${userData}`],
      {
        env: { ...process.env, ...env, DISPLAY: display.name },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const port = await new Promise<string>((done, fail) => {
      let said = '';
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString();
        const found = devToolsPort.exec(said)?.[1];
        if (found) done(found);
      });
      child.once('exit', () => fail(new Error(`the packed application ended:\n${said}`)));
    });
    return new PackedDesktop(runningChild(child), display, port);
  }

  /** The one that an application has started in its place, on the same display. */
  static attach(starter: PackedDesktop, port: string, pid: number): PackedDesktop {
    const running: RunningProcess = { end: async () => void process.kill(pid, 'SIGKILL') };
    return new PackedDesktop(running, starter.display, port);
  }

  /** The console's page; undefined until it has its title. */
  async page(): Promise<Target | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/json/list`);
    const targets = (await answer.json()) as Target[];
    return targets.find(({ type, title }) => type === 'page' && title.startsWith('Infinite'));
  }

  /** What an expression of the page comes to, as JSON carries it. */
  async evaluate(expression: string): Promise<unknown> {
    const address = (await this.page())?.webSocketDebuggerUrl;
    if (!address) throw new Error('the packed application shows no page');
    const socket = new WebSocket(address);
    try {
      const said = await new Promise<string>((done, fail) => {
        const params = { expression, awaitPromise: true, returnByValue: true };
        socket.onopen = () =>
          socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
        socket.onmessage = ({ data }) => done(String(data));
        socket.onerror = () => fail(new Error(`no answer from ${address}`));
      });
      const { result } = JSON.parse(said) as { result?: { result?: { value?: unknown } } };
      return result?.result?.value;
    } finally {
      socket.close();
    }
  }

  get displayName(): string {
    return this.display.name;
  }

  /** Ends it alone: others are on the same display. */
  end(): Promise<void> {
    return this.process.end();
  }

  /** Killed, so that it does not install what it fetched on its way out. */
  async kill(): Promise<void> {
    await this.process.end();
    this.display.close();
  }
}

interface RunningProcess {
  end(): Promise<void>;
}

const runningChild = (child: ChildProcess): RunningProcess => ({
  end: async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  },
});
