import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { VirusScanner } from '#adapters/antivirus/virus-scanner.ts';

interface ClamdAddress {
  readonly host: string;
  readonly port: number;
}

/** Without a byte in either direction. */
const idleMs = 60_000;

/**
 * ClamAV's daemon over TCP: `zVERSION` and `zINSTREAM` of clamd(8). It refuses files over its
 * `StreamMaxLength`; a file that it refuses counts as not scanned.
 */
export class ClamdScanner implements VirusScanner {
  readonly #address: ClamdAddress;

  constructor(address: ClamdAddress) {
    this.#address = address;
  }

  version(): Promise<string> {
    return this.#ask('VERSION');
  }

  async scan(content: AsyncIterable<Uint8Array>): Promise<string | null> {
    const answer = await this.#ask('INSTREAM', content);
    if (answer === 'stream: OK') return null;
    const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
    if (found === undefined) throw new Error(`clamd did not scan the file: ${answer}`);
    return found;
  }

  async #ask(command: string, content?: AsyncIterable<Uint8Array>): Promise<string> {
    const socket = connect(this.#address);
    socket.setTimeout(idleMs, () => socket.destroy(new Error('clamd does not answer')));
    try {
      await once(socket, 'connect');
      const [answer] = await Promise.all([text(socket), send(socket, command, content)]);
      return answer.replace(/\0$/, '');
    } finally {
      socket.destroy();
    }
  }
}

async function send(
  socket: Socket,
  command: string,
  content?: AsyncIterable<Uint8Array>,
): Promise<void> {
  socket.write(`z${command}\0`);
  if (!content) return;
  for await (const piece of content) {
    if (piece.byteLength === 0) continue;
    // It answers early what it refuses, and reads no further.
    if (socket.destroyed || socket.readableEnded) return;
    socket.write(lengthOf(piece));
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  }
  socket.write(Buffer.alloc(4));
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.byteLength);
  return length;
}
