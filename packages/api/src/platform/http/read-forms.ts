import type { FastifyInstance } from 'fastify';

/** Lets the routes of this scope take a browser's plain form, and only a short one unless said. */
export function readForms(server: FastifyInstance, bodyLimit = 32_768): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}
