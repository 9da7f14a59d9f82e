import { placesAnswer, placesInput } from '@infinite/schema/places/places.input';
import type { FastifyInstance } from 'fastify';
import { searchPlaces } from '#features/people/places/search-places.ts';
import { route } from '#platform/http/route-contract.ts';

export async function placesRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/places',
      tag: 'Public site',
      access: 'anyone',
      summary: 'Find the time zone of a city',
      description:
        'By the name of a city, a country or a zone, the largest cities first, at most ten.',
      query: placesInput,
      answers: { 200: { says: 'The places found.', json: placesAnswer } },
    },
    async ({ query }, reply) => {
      const places = await searchPlaces(query.q, query.lang);
      // The same for everybody, and as old as the release.
      return reply.header('cache-control', 'public, max-age=86400').send({ places });
    },
  );
}
