import type { FastifyInstance } from 'fastify';

const bodyLimit = 8192;

/** Only these routes take a browser's plain form, and only a short one. */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, fieldsOf(String(body))),
  );
  // RFC 8058 lets a mail provider choose this one too; what it says is known: unsubscribe.
  server.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit },
    (_request, _body, done) => done(null, {}),
  );
}

/** A field that comes several times is a list. */
function fieldsOf(body: string): Record<string, string | string[]> {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}
