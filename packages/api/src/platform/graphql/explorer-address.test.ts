import { describe, expect, it } from 'vitest';
import { explorerAddress } from '#platform/graphql/explorer-address.ts';

const page = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('the address /graphql', () => {
  it.each([
    ['GET', '/graphql', page, '/graphiql'],
    ['GET', '/graphql?query={me{id}}', page, '/graphiql?query={me{id}}'],
    ['HEAD', '/graphql', page, '/graphiql'],
    ['GET', '/graphql', '*/*', '/graphql'],
    ['GET', '/graphql', undefined, '/graphql'],
    ['GET', '/graphql', 'application/graphql-response+json', '/graphql'],
    ['POST', '/graphql', page, '/graphql'],
    ['GET', '/graphql/schema.graphql', page, '/graphql/schema.graphql'],
    ['GET', '/graphqlx', page, '/graphqlx'],
  ] as const)('%s %s, taking %s, is %s', (method, url, accept, expected) => {
    expect(explorerAddress({ method, url, headers: { accept } })).toBe(expected);
  });
});
