import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openCalendar } from '#features/tree/anniversaries/open-calendar.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

/** The calendars of family trees, for calendar programs. */
export function serveCalendars(server: FastifyInstance): void {
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/tree-calendars/:file',
      tag: 'Personal links',
      summary: 'The days of a family tree that return every year, as a calendar (RFC 5545)',
      access: 'link',
      params: z.object({
        file: z.string().max(200).describe('The token of the calendar, with .ics.'),
      }),
      answers: {
        200: {
          says: 'The calendar, with what its member may see of the tree today.',
          media: 'text/calendar',
        },
      },
      refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    },
    async ({ ctx, params }, reply) => {
      const token = /^([\w-]{43})\.ics$/.exec(params.file)?.[1];
      if (token === undefined) throw new AppError('NOT_FOUND');
      const calendar = await openCalendar(ctx, token);
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="family-tree.ics"')
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .send(calendar);
    },
  );
}
