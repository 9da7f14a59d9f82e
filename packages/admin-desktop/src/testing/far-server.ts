import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The far side of the network: a server whose answers a test gives. */
export class FarServer {
  readonly requests: { method: string; url: string; headers: IncomingMessage['headers'] }[] = [];
  answer: Answer = (_request, response) => void response.writeHead(404).end();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      this.requests.push({ method, url, headers });
      if (url === '/healthz') {
        response.setHeader('content-type', 'application/json');
        response.end('{"status":"alive"}');
        return;
      }
      this.answer(request, response);
    });
  }

  static async start(): Promise<FarServer> {
    const far = new FarServer();
    await new Promise<void>((done) => far.#server.listen(0, '127.0.0.1', done));
    return far;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** An answer as the server's export gives it. */
export const csvHeaders = { 'content-type': 'text/csv; charset=utf-8' };
