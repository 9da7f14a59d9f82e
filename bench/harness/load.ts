import { connect } from 'node:net';
import { sized } from './size.ts';

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly bytes: number;
}

/**
 * Asks the same question over kept-alive connections, one at a time on each, and counts bytes.
 * Written on sockets so that the asking costs little.
 */
export async function load(
  port: number,
  request: string,
  { seconds: wanted = 4, connections = 8 } = {},
): Promise<LoadResult> {
  const seconds = sized(wanted, 0.3);
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  const each = await Promise.all(
    Array.from({ length: connections }, () => ask(port, request, until)),
  );
  const took = (performance.now() - started) / 1000;
  return {
    requests: each.reduce((sum, one) => sum + one.requests, 0),
    bytes: each.reduce((sum, one) => sum + one.bytes, 0),
    seconds: took,
  };
}

function ask(
  port: number,
  request: string,
  until: number,
): Promise<{ requests: number; bytes: number }> {
  return new Promise((fulfil, reject) => {
    let length = 0;
    let got = 0;
    let requests = 0;
    let bytes = 0;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (data) => {
      if (got === 0) length = lengthOf(data);
      got += data.length;
      if (got < length) return;
      bytes += got;
      got = 0;
      length = 0;
      requests += 1;
      if (performance.now() < until) {
        socket.write(request);
        return;
      }
      socket.destroy();
      fulfil({ requests, bytes });
    });
    socket.on('close', () => fulfil({ requests, bytes }));
  });
}

/** Of the whole answer: its head and what Content-Length says. */
function lengthOf(data: Buffer): number {
  const head = data.subarray(0, data.indexOf('\r\n\r\n') + 4);
  const text = head.toString('latin1');
  if (!text.startsWith('HTTP/1.1 2')) throw new Error(`unexpected answer: ${text}`);
  const content = /content-length: (\d+)/i.exec(text)?.[1];
  if (content === undefined) throw new Error(`an answer without a length: ${text}`);
  return head.length + Number(content);
}

/** An HTTP/1.1 request as it goes over the line. */
export function requestText(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([k, v]) => `${k}: ${v}`);
  if (body !== '') lines.push(`content-length: ${Buffer.byteLength(body)}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
