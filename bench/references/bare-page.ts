import { createServer } from 'node:http';

/** Answers the bytes it was given to every request: as fast as node:http goes. */
const body = Buffer.from(process.env['BODY'] ?? '', 'base64');
const headers = JSON.parse(process.env['HEADERS'] ?? '{}') as Record<string, string>;
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
