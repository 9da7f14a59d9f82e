import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A daemon that speaks clamd's protocol and finds the word MALWARE. */
export class ScriptedClamd {
  /** What it takes at most, as `StreamMaxLength`. */
  mostBytes = Infinity;
  /** What it was given to scan. */
  readonly scanned: Buffer[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => {
      socket.on('error', () => undefined);
      void this.#serve(socket).catch(() => socket.destroy());
    });
  }

  static async start(): Promise<ScriptedClamd> {
    const clamd = new ScriptedClamd();
    clamd.#server.listen(0, '127.0.0.1');
    await once(clamd.#server, 'listening');
    return clamd;
  }

  get address(): { host: string; port: number } {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return { host: '127.0.0.1', port: address.port };
  }

  async stop(): Promise<void> {
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #serve(socket: Socket): Promise<void> {
    let data = Buffer.alloc(0);
    for await (const piece of socket as AsyncIterable<Buffer>) {
      data = Buffer.concat([data, piece]);
      const answer = this.#answerTo(data);
      if (answer === null) continue;
      socket.end(`${answer}\0`);
      return;
    }
  }

  /** Null while there is more to come. */
  #answerTo(data: Buffer): string | null {
    const end = data.indexOf(0);
    if (end === -1) return null;
    const command = data.subarray(0, end).toString();
    if (command === 'zVERSION') return 'ClamAV 1.4.3/27800/Mon Nov 16 2026';
    if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND';
    const pieces: Buffer[] = [];
    for (let at = end + 1; ;) {
      if (data.length < at + 4) return null;
      const length = data.readUInt32BE(at);
      if (length === 0) break;
      if (data.length < at + 4 + length) return null;
      pieces.push(data.subarray(at + 4, at + 4 + length));
      at += 4 + length;
    }
    const content = Buffer.concat(pieces);
    if (content.length > this.mostBytes) return 'INSTREAM size limit exceeded. ERROR';
    this.scanned.push(content);
    return content.includes('MALWARE') ? 'stream: Test-Signature FOUND' : 'stream: OK';
  }
}
