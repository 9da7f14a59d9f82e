import { growthSteps } from '@infinite/schema/catalogue/growth';
import { funnelInput } from '@infinite/schema/growth/growth.input';
import type { FastifyInstance } from 'fastify';
import { readFunnel } from '#features/insight/growth/funnel/read-funnel.ts';
import { route } from '#platform/http/route-contract.ts';

/** Not among the documented calls: the funnel as a file. */
export async function funnelRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/funnel.csv',
      tag: 'Administration',
      summary: 'The funnel by week and source, as CSV',
      access: { staff: 'exports' },
      query: funnelInput,
      answers: {
        200: {
          says: 'The week’s Monday, the source, and a column for each step.',
          media: 'text/csv',
          headers: { 'content-disposition': 'A name such as funnel-2041-05-04.csv' },
        },
      },
    },
    async ({ ctx, query }, reply) => {
      const { rows } = await readFunnel(ctx, query);
      const day = ctx.clock.now().toString().slice(0, 10);
      const head = ['week', 'source', ...growthSteps].join().toLowerCase();
      const lines = rows.map(({ week, source, counts }) =>
        [week, source.toLowerCase(), ...counts].join(),
      );
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="funnel-${day}.csv"`)
        .header('cache-control', 'no-store')
        .send([head, ...lines, ''].join('\r\n'));
    },
  );
}
