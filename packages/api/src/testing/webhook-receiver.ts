import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type ReceiverAnswer = { status: number; body?: string; headers?: Record<string, string> } | 'hang';

/** A real HTTP server that keeps what it is sent. */
export class WebhookReceiver {
  readonly received: ReceivedWebhook[] = [];
  answer: (request: ReceivedWebhook) => ReceiverAnswer = () => ({ status: 204 });
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const got = { headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      this.received.push(got);
      const answer = this.answer(got);
      if (answer === 'hang') return;
      response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });

  /** @returns its address */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => resolve());
    });
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/hooks`;
  }

  /** What came, read as JSON. */
  events(): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    return this.received.map(({ body }) => JSON.parse(body) as never);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.#server.close(() => resolve());
    });
  }
}
