import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

const schema = buildSchema(readFileSync('packages/schema/schema.graphql', 'utf8'));
const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => name.endsWith('Connection'));

const fieldsOf = (type: GraphQLObjectType): Record<string, string> =>
  Object.fromEntries(
    Object.entries(type.getFields()).map(([name, field]) => [name, field.type.toString()]),
  );

describe('GraphQL Cursor Connections Specification', () => {
  it('has lists to hold to it', () => {
    expect(connections.length).toBeGreaterThan(9);
  });

  it.each(connections)('$name has edges with cursor and node, and pageInfo', (connection) => {
    const { edges, nodes, pageInfo } = fieldsOf(connection);
    const edge = connection.name.replace('Connection', 'Edge');
    expect([edges, pageInfo]).toEqual([`[${edge}!]!`, 'PageInfo!']);
    const type = schema.getType(edge);
    expect(isObjectType(type) && fieldsOf(type)).toEqual({
      cursor: 'String!',
      node: nodes?.slice(1, -2),
    });
  });

  it('asks every list for `first` and `after`', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
      type.toString().endsWith('Connection!'),
    );
    for (const list of lists) {
      const names = list.args.map(({ name }) => name);
      expect(names, list.name).toEqual(expect.arrayContaining(['first', 'after']));
    }
  });
});
