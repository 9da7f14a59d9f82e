import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { Temporal } from 'temporal-polyfill';
import { textOfInstant } from '#platform/database/instant-text.ts';

function parse(value: unknown): Temporal.Instant {
  if (typeof value !== 'string')
    throw new GraphQLError('An Instant is a string such as "2041-05-04T08:00:00Z".');
  try {
    return Temporal.Instant.from(value);
  } catch {
    throw new GraphQLError('An Instant is a string such as "2041-05-04T08:00:00Z".');
  }
}

/** Formatted by Temporal, or already by `instantText` for the rows of a list. */
export const InstantScalar = new GraphQLScalarType<Temporal.Instant, string>({
  name: 'Instant',
  description: 'A moment in ISO 8601, UTC, such as "2041-05-04T08:00:00Z".',
  serialize: (value) => {
    if (typeof value === 'string' && value.endsWith('Z')) return value;
    if (value instanceof Temporal.Instant) return textOfInstant(value);
    if (value instanceof Date)
      return Temporal.Instant.fromEpochMilliseconds(value.getTime()).toString();
    throw new GraphQLError('not an instant');
  },
  parseValue: parse,
  parseLiteral: (node) => {
    if (node.kind !== Kind.STRING) throw new GraphQLError('An Instant is a string.');
    return parse(node.value);
  },
});
