import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* prepared */';
/** Where the mark stands at the latest: after `select`, and `distinct` on top of it. */
const markEnds = 40;

/**
 * Marks a statement of Kysely to be prepared: `.modifyFront(asPrepared)`. PostgreSQL then parses and
 * plans its text once a connection, which takes longer than running a list of a page. Only for
 * statements that name their columns (a column added by a later release would break `select *` for
 * connections that are open) and whose best plan is the same for every value.
 */
export const asPrepared = sql.raw(mark);

/** Runs one prepared statement with other values each time, in the transaction of `em` if there is one. */
export function preparedStatement<Row extends object>(
  text: string,
): (em: EntityManager, values: readonly unknown[]) => Promise<Row[]> {
  const marked = `${mark} ${text}`;
  return async (em, values) => {
    const { rows } = await em.getKysely().executeQuery<Row>(CompiledQuery.raw(marked, [...values]));
    return rows;
  };
}

/** A connection holds at most so many: the text of a list changes with what it is narrowed by. */
const mostNames = 200;

/** Texts of this process by the names that connections know them under. */
const names = new Map<string, string>();

/** @returns undefined for a statement that is sent as it is */
function nameOf(text: string): string | undefined {
  const at = text.indexOf(mark);
  if (at === -1 || at > markEnds) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** As pg-pool makes its clients; its types leave it out. */
interface ClientsOfPool {
  Client: new (config: pg.ClientConfig) => { query(...args: unknown[]): unknown };
}

/** Has the connections of a pool send marked statements under a name, so that each is parsed once. */
export function prepareStatements(pool: pg.Pool): void {
  const clients = pool as unknown as ClientsOfPool;
  clients.Client = class extends clients.Client {
    override query(...args: unknown[]): unknown {
      const [text, values, ...more] = args;
      const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
      return name === undefined
        ? super.query(...args)
        : super.query({ name, text, values }, ...more);
    }
  };
}
