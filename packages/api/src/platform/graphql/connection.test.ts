import { describe, expect, it, vi } from 'vitest';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

describe('a page in the shape of Relay', () => {
  const nodes = [{ id: 'a' }, { id: 'b' }];

  it('ends with the cursor of its last node, and pairs each node with its own', () => {
    const { edges, pageInfo } = connectionOf({ nodes, hasNextPage: true, cursorOf: idOf });
    expect(pageInfo).toEqual({ hasNextPage: true, endCursor: 'b' });
    expect(edges).toEqual([
      { cursor: 'a', node: nodes[0] },
      { cursor: 'b', node: nodes[1] },
    ]);
  });

  it('has no end where there is nothing', () => {
    const { edges, pageInfo } = connectionOf({ nodes: [], hasNextPage: false, cursorOf: idOf });
    expect([edges, pageInfo.endCursor]).toEqual([[], null]);
  });

  it('writes no cursor but the last until the edges are read', () => {
    const cursorOf = vi.fn<typeof idOf>(idOf);
    const page = connectionOf({ nodes, hasNextPage: false, cursorOf });
    expect(cursorOf).toHaveBeenCalledTimes(1);
    expect(page.edges).toHaveLength(2);
    expect(cursorOf).toHaveBeenCalledTimes(3);
  });
});
