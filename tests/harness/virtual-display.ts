import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A screen for windows where there is none. The server itself picks a free number. */
export class VirtualDisplay {
  private constructor(
    readonly name: string,
    private readonly child: ChildProcess | null,
  ) {}

  /** The machine's own screen when it has one; null when Xvfb is not installed. */
  static async open(): Promise<VirtualDisplay | null> {
    const own = process.env['DISPLAY'];
    if (own) return new VirtualDisplay(own, null);
    // Without -noreset it restarts when the last window closes, and refuses clients while it does.
    const screen = ['-screen', '0', '1600x1000x24', '-nolisten', 'tcp', '-noreset'];
    const child = spawn('Xvfb', ['-displayfd', '3', ...screen], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const number = await firstLine(child);
    return number === null ? null : new VirtualDisplay(`:${number}`, child);
  }

  close(): void {
    this.child?.kill();
  }
}

function firstLine(child: ChildProcess): Promise<string | null> {
  return new Promise((done) => {
    let text = '';
    const pipe = child.stdio[3] as Readable;
    pipe.on('data', (data: Buffer) => {
      text += data.toString();
      if (text.includes('\n')) done(text.trim());
    });
    child.once('error', () => done(null));
    child.once('exit', () => done(null));
  });
}
