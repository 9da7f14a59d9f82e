import { userLimits } from '@infinite/schema/catalogue/users';
import { adminStatsAnswer, adminUserAnswer } from '@infinite/schema/users/user-list.answers';
import { userListQuery } from '@infinite/schema/users/user-list.input';
import type { FastifyInstance } from 'fastify';
import { listUsers } from '#features/people/users/list-users.ts';
import { readStats } from '#features/people/users/read-stats.ts';
import { connectionOf } from '#platform/graphql/connection.ts';
import { route } from '#platform/http/route-contract.ts';

const administration = { method: 'GET', tag: 'Administration', access: 'admin' } as const;

/** The documented calls (specification, section 7). */
export async function usersRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      ...administration,
      path: '/api/admin/stats',
      summary: 'The totals of the product',
      answers: { 200: { says: 'The totals.', json: adminStatsAnswer } },
    },
    ({ ctx }) => readStats(ctx),
  );

  route(
    server,
    {
      ...administration,
      path: '/api/admin/users',
      summary: 'The accounts, newest first',
      description: `At most ${userLimits.restPage} a call. Where there are more, the header Link (RFC 8288, rel="next") is the address of the next ones.`,
      query: userListQuery,
      answers: {
        200: {
          says: 'The accounts.',
          json: adminUserAnswer.array(),
          headers: { Link: 'The next page, where there is one.' },
        },
      },
    },
    async ({ ctx, query }, reply) => {
      const { first = userLimits.restPage, after, search } = query;
      const page = await listUsers(ctx, {
        filter: { search },
        first,
        after,
        pageMax: userLimits.restPage,
      });
      const { nodes, pageInfo } = connectionOf(page);
      const next = new URLSearchParams({ first: String(first), after: pageInfo.endCursor ?? '' });
      if (search) next.set('search', search);
      if (pageInfo.hasNextPage)
        reply.header('link', `</api/admin/users?${next.toString()}>; rel="next"`);
      return nodes.map(({ id, username, email, subscriptionPlan, createdAt }) => ({
        id,
        username,
        email,
        subscriptionPlan,
        createdAt,
      }));
    },
  );
}
