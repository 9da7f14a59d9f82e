import type { PageInfo } from '#platform/graphql/page-info.ts';

/** One page of a list, and the opaque cursor of each of its nodes. */
export interface ListPage<Node> {
  readonly nodes: Node[];
  readonly hasNextPage: boolean;
  readonly cursorOf: (node: Node, index: number) => string;
}

/** In Relay's shape (GraphQL Cursor Connections Specification). */
export interface Connection<Node> {
  readonly nodes: Node[];
  readonly edges: { cursor: string; node: Node }[];
  readonly pageInfo: PageInfo;
}

/** Edges are built only if the query selects them: the product's own pages read `nodes`. */
export function connectionOf<Node>({
  nodes,
  hasNextPage,
  cursorOf,
}: ListPage<Node>): Connection<Node> {
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { hasNextPage, endCursor: last ? cursorOf(last, nodes.length - 1) : null },
    get edges() {
      return nodes.map((node, index) => ({ node, cursor: cursorOf(node, index) }));
    },
  };
}

/** For lists whose cursor is the node's id. */
export const idOf = ({ id }: { id: string }): string => id;
