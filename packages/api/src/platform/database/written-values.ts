import {
  AliasNode,
  ColumnNode,
  OperationNodeTransformer,
  PrimitiveValueListNode,
  TableNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type UpdateQueryNode,
} from 'kysely';
import { Temporal } from 'temporal-polyfill';

/** Names of the json and jsonb columns, by table. */
export type JsonColumns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Converts what `pg` would write wrongly: it sends an instant as quoted JSON, and an array for a json
 * column as an array of PostgreSQL. Instants are converted wherever a query has a value, in `sql` too.
 */
export class WrittenValues implements KyselyPlugin {
  readonly #values: ValueTransformer;

  constructor(jsonColumns: JsonColumns) {
    this.#values = new ValueTransformer(jsonColumns);
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#values.transformNode(node, queryId);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }
}

class ValueTransformer extends OperationNodeTransformer {
  readonly #jsonColumns: JsonColumns;

  constructor(jsonColumns: JsonColumns) {
    super();
    this.#jsonColumns = jsonColumns;
  }

  protected override transformValue(node: ValueNode): ValueNode {
    const value = writtenInstant(node.value);
    return value === node.value ? node : ValueNode.create(value);
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return PrimitiveValueListNode.create(node.values.map(writtenInstant));
  }

  protected override transformInsertQuery(node: InsertQueryNode, id?: QueryId): InsertQueryNode {
    const json = this.#jsonOf(node.into);
    if (!json || !node.columns) return super.transformInsertQuery(node, id);
    const isJson = node.columns.map((column) => json.has(column.column.name));
    const { values, onConflict } = node;
    const written = {
      ...node,
      ...(values && ValuesNode.is(values) && { values: withJson(values, isJson) }),
      ...(onConflict?.updates && {
        onConflict: { ...onConflict, updates: updatesWithJson(onConflict.updates, json) },
      }),
    };
    return super.transformInsertQuery(written, id);
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, id?: QueryId): UpdateQueryNode {
    const json = this.#jsonOf(node.table);
    if (!json || !node.updates) return super.transformUpdateQuery(node, id);
    const written = { ...node, updates: updatesWithJson(node.updates, json) };
    return super.transformUpdateQuery(written, id);
  }

  #jsonOf(table: OperationNode | undefined): ReadonlySet<string> | undefined {
    if (!table) return undefined;
    if (AliasNode.is(table)) return this.#jsonOf(table.node);
    return TableNode.is(table) ? this.#jsonColumns.get(table.table.identifier.name) : undefined;
  }
}

const writtenInstant = (value: unknown): unknown =>
  value instanceof Temporal.Instant ? value.toString() : value;

const writtenJson = (value: unknown): unknown =>
  value === null || value === undefined ? value : JSON.stringify(value);

function withJson(node: ValuesNode, isJson: readonly boolean[]): ValuesNode {
  const rows = node.values.map((row) =>
    ValueListNode.is(row)
      ? ValueListNode.create(row.values.map((value, at) => (isJson[at] ? inJson(value) : value)))
      : PrimitiveValueListNode.create(
          row.values.map((value, at) => (isJson[at] ? writtenJson(value) : value)),
        ),
  );
  return ValuesNode.create(rows);
}

function updatesWithJson(
  updates: readonly ColumnUpdateNode[],
  json: ReadonlySet<string>,
): readonly ColumnUpdateNode[] {
  return updates.map((update) =>
    ColumnNode.is(update.column) && json.has(update.column.column.name)
      ? { ...update, value: inJson(update.value) }
      : update,
  );
}

/** An expression in the place of a value is the query's own business. */
function inJson(node: OperationNode): OperationNode {
  return ValueNode.is(node) ? ValueNode.create(writtenJson(node.value)) : node;
}
