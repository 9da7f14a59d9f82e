import { CompiledQuery, type Compilable } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

interface Compiled {
  readonly text: string;
  /** Name of a value, or the value itself where it is a part of the shape. */
  readonly parameters: readonly ({ readonly slot: string } | { readonly value: unknown })[];
}

/** More shapes than a list has in practice; further ones are compiled each time. */
const mostShapes = 200;

/** A list is one parameter, for `= any(…)`. */
type Value = string | readonly string[];

/** What stands in the statement for each value while it is built. */
type Places<Values> = {
  readonly [Name in keyof Values]: Values[Name] extends string ? Values[Name] : string;
};

/**
 * Runs a statement of the builder that is compiled once for each shape: building and compiling a
 * list takes about as long as its rows take on the way. `build` must give the same statement for
 * the same shape, whatever the values are, and must use each value as it is.
 */
export function compiledOnce<Row>() {
  const known = new Map<string, Compiled>();
  return async <Values extends Readonly<Record<string, Value>>>(
    em: EntityManager,
    shape: string,
    values: Values,
    build: (places: Places<Values>) => Compilable<Row>,
  ): Promise<Row[]> => {
    const { text, parameters } = known.get(shape) ?? compile(values, build);
    if (known.size < mostShapes) known.set(shape, { text, parameters });
    const given = parameters.map((each) => ('slot' in each ? values[each.slot] : each.value));
    const { rows } = await tables(em).executeQuery<Row>(CompiledQuery.raw(text, given));
    return rows;
  };
}

/** Builds with the names of the values in their places. */
function compile<Values extends Readonly<Record<string, Value>>>(
  values: Values,
  build: (places: Places<Values>) => Compilable,
): Compiled {
  // PostgreSQL takes no NUL in a text, so no value of a shape can look like a place.
  const slots = new Map(Object.keys(values).map((name) => [`\0${name}`, name]));
  const places = Object.fromEntries([...slots].map(([place, name]) => [name, place]));
  const { sql, parameters } = build(places as Places<Values>).compile();
  return {
    text: sql,
    parameters: parameters.map((value) => {
      const slot = typeof value === 'string' ? slots.get(value) : undefined;
      return slot === undefined ? { value } : { slot };
    }),
  };
}
