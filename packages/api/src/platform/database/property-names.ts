import {
  CamelCasePlugin,
  type PluginTransformResultArgs,
  type QueryResult,
  type UnknownRow,
} from 'kysely';

/**
 * Columns by the names of their properties: `authorId` is `author_id` in the database. What a json
 * column holds keeps its own names.
 */
export class PropertyNames extends CamelCasePlugin {
  /** Finds the names once for all rows, where the plugin looks each up in every row. */
  override transformResult({
    result,
  }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const columns = Object.keys(result.rows[0] ?? {});
    const names = columns.map((column) => [column, this.camelCase(column)] as const);
    const rows = result.rows.map((row) => {
      const named: UnknownRow = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    });
    return Promise.resolve({ ...result, rows });
  }
}
