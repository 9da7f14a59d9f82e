import {
  JsonType,
  type EntitySchemaWithMeta,
  type InferKyselyDB,
  type InferKyselyTable,
  type MetadataStorage,
} from '@mikro-orm/postgresql';
import type { RawBuilder, Selectable } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { PropertyNames } from '#platform/database/property-names.ts';
import { WrittenValues, type JsonColumns } from '#platform/database/written-values.ts';

// The entities name their columns by properties, in queries and in rows.
type Naming = { columnNamingStrategy: 'property' };

/** What a query typed from these entities knows: their tables, with a column a property. */
type Database<Entity extends EntitySchemaWithMeta> = InferKyselyDB<Entity, Naming>;

/** A whole row of the entity's table, as `selectAll` and `returningAll` give it. */
export type RowOf<Entity extends EntitySchemaWithMeta> = Selectable<
  InferKyselyTable<Entity, Naming>
>;

/**
 * Typed queries on the tables of these entities, in the transaction of `em` if there is one. Columns
 * have the names of the properties; `sql` fragments write the names of the database.
 * @throws Error for an entity that no feature lists in its `entities`
 */
export function tables<Entities extends readonly EntitySchemaWithMeta[]>(
  em: EntityManager,
  ...entities: Entities
) {
  const known = em.getMetadata();
  for (const entity of entities) {
    if (!known.has(entity.class)) throw new Error(`no feature lists the entity ${entity.name}`);
  }
  return em
    .getKysely<Database<Entities[number]>>()
    .withPlugin(propertyNames)
    .withPlugin(writtenValues(known));
}

/** Runs what the builder cannot say; its rows have properties too (`author_id` is `authorId`). */
export async function rowsOf<Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(tables(em));
  return rows;
}

const propertyNames = new PropertyNames();

/** One an application: the entities do not change while it runs. */
const pluginOf = new WeakMap<MetadataStorage, WrittenValues>();

function writtenValues(metadata: MetadataStorage): WrittenValues {
  const known = pluginOf.get(metadata);
  if (known) return known;
  const plugin = new WrittenValues(jsonColumnsOf(metadata));
  pluginOf.set(metadata, plugin);
  return plugin;
}

function jsonColumnsOf(metadata: MetadataStorage): JsonColumns {
  const columns = [...metadata].map(({ tableName, props }) => {
    const json = props.filter(({ customType }) => customType instanceof JsonType);
    return [tableName, new Set(json.flatMap(({ fieldNames }) => fieldNames))] as const;
  });
  return new Map(columns.filter(([, names]) => names.size > 0));
}
