import { importLimits } from '@infinite/schema/catalogue/newsletter';
import {
  importAnswer,
  importInput,
  importPreviewAnswer,
  importPreviewInput,
} from '@infinite/schema/newsletter/import.input';
import { importRowWords } from '@infinite/schema/words/newsletter-console.en';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  importSubscribers,
  previewImport,
} from '#features/publishing/newsletter/import/import-subscribers.ts';
import { allRefusals } from '#features/publishing/newsletter/import/list-imports.ts';
import { csvCell } from '#platform/csv/cells.ts';
import { route } from '#platform/http/route-contract.ts';

// Base64 adds a third; the rest is for the other fields.
const bodyLimit = Math.ceil(importLimits.megabytes * 1.4 * 1024 * 1024);
const shared = {
  method: 'POST',
  tag: 'Newsletter',
  access: { staff: 'newsletter.write' },
  bodyLimit,
} as const;

/** Imports of subscribers from CSV files. */
export async function serveImports(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      ...shared,
      path: '/api/admin/newsletter-imports/preview',
      summary: 'Preview an import of subscribers',
      description: 'Says what would become of each row of a CSV file, and stores nothing.',
      body: importPreviewInput,
      answers: { 200: { says: 'The state of each row.', json: importPreviewAnswer } },
      refusals: ['INVALID_INPUT', 'TOO_LARGE'],
    },
    ({ ctx, body }) => previewImport(ctx, body),
  );
  route(
    server,
    {
      ...shared,
      path: '/api/admin/newsletter-imports',
      summary: 'Import subscribers',
      description:
        'Subscribes the new addresses of a CSV file, with the consent of each recorded. Addresses that unsubscribed, bounced or were marked as spam are left out.',
      body: importInput,
      answers: { 201: { says: 'They are subscribed.', json: importAnswer } },
      refusals: ['INVALID_INPUT', 'TOO_LARGE'],
    },
    ({ ctx, body }) => importSubscribers(ctx, body),
  );
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/newsletter-imports/:id/refused.csv',
      tag: 'Newsletter',
      summary: 'The refused rows of an import, as CSV',
      access: { staff: 'newsletter.write' },
      params: z.object({ id: z.string().max(100) }),
      answers: {
        200: {
          says: 'The row in the file, what it has as an address, and why it was refused.',
          media: 'text/csv',
          headers: { 'content-disposition': 'refused-rows.csv' },
        },
      },
      refusals: ['NOT_FOUND'],
    },
    async ({ ctx, params }, reply) => {
      const refused = await allRefusals(ctx, params.id);
      const lines = refused.map(({ row, email, reason }) =>
        [row, csvCell(email), csvCell(importRowWords[reason])].join(),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="refused-rows.csv"')
        .header('cache-control', 'no-store')
        .send(['row,email,reason', ...lines, ''].join('\r\n'));
    },
  );
}
