import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** An open page: what came, and whether the server ended it. */
export class OpenStream {
  readonly kinds: string[] = [];
  ended = false;
  text = '';

  constructor(
    readonly status: number,
    private readonly answer: IncomingMessage,
  ) {
    answer.setEncoding('utf8').on('data', (text: string) => {
      this.text += text;
      for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) {
        this.kinds.push((JSON.parse(data) as { kind: string }).kind);
      }
    });
    answer.on('close', () => {
      this.ended = true;
    });
    answer.on('error', () => undefined);
  }

  close(): void {
    this.answer.destroy();
  }
}

interface StreamRequest {
  readonly cookie: string;
  readonly query?: string;
  readonly headers?: object;
}

/** Opens the live stream of a server that listens on a port of 127.0.0.1. */
export function openStream(server: FastifyInstance, asked: StreamRequest): Promise<OpenStream> {
  const { cookie, query = '', headers = { accept: 'text/event-stream' } } = asked;
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: `/api/live${query}`, headers: { cookie, ...headers } },
      (answer) => resolve(new OpenStream(answer.statusCode ?? 0, answer)),
    )
      .on('error', reject)
      .end();
  });
}
