import type { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';

/** Asks the API as the member of the client. @throws Error with what the API refused */
export async function askApi<Data>(client: TusClient, query: string): Promise<Data> {
  const type = { 'content-type': 'application/json' };
  const answer = await client.request('POST', '/graphql', type, JSON.stringify({ query }));
  const { data, errors } = (await answer.json()) as { data: Data | null; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}
