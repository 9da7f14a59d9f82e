import type { FastifyInstance } from 'fastify';
import { analyticsCsvInput } from '@infinite/schema/analytics/analytics.input';
import { readAnalytics } from '#features/insight/analytics/read-analytics.ts';
import { route } from '#platform/http/route-contract.ts';

/** Not among the documented calls: one chart of the console as a file. */
export async function analyticsRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/analytics.csv',
      tag: 'Administration',
      summary: 'The data of one chart as CSV',
      access: { staff: 'exports' },
      query: analyticsCsvInput,
      answers: {
        200: {
          says: 'The first day of each point, its value, and that of the same days in the time before (money in dollars).',
          media: 'text/csv',
          headers: { 'content-disposition': 'A name such as analytics-sign-ups-2041-05-04.csv' },
        },
      },
    },
    async ({ ctx, query: { kind, range, unit } }, reply) => {
      const { to, series } = await readAnalytics(ctx, { range, unit });
      const { money = false, points = [] } = series.find((one) => one.kind === kind) ?? {};
      const name = kind.toLowerCase().replaceAll('_', '-');
      const lines = points.map(({ from, value, before }) =>
        [from, ...[value, before].map((one) => (money ? dollars(one) : one))].join(','),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="analytics-${name}-${to}.csv"`)
        .header('cache-control', 'no-store')
        .send([`from,${name.replaceAll('-', '_')},before`, ...lines, ''].join('\r\n'));
    },
  );
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
