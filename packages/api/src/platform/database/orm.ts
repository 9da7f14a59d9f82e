import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type pg from 'pg';
import { migrationsList } from '#migrations/index.ts';
import { releaseLostConnections } from '#platform/database/release-lost-connections.ts';
import type { FeatureEntity } from '#platform/feature.ts';

export type { EntityManager } from '@mikro-orm/postgresql';
export type Orm = MikroORM;

/** Connects lazily: nothing is asked of the database until the first query. */
export function createOrm(databaseUrl: string, entities: readonly FeatureEntity[]): Orm {
  return new MikroORM({
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    // A restore needs the migrations alone.
    discovery: { warnWhenNoEntities: false },
    // Instants are stored and compared in UTC whatever the machine's zone is.
    forceUtcTimezone: true,
    pool: { min: 0, max: 20 },
    driverOptions: {
      onPoolCreated: (pool: pg.Pool) => releaseLostConnections(pool),
    },
    migrations: {
      tableName: 'schema_migrations',
      migrationsList,
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
    },
    schemaGenerator: { disableForeignKeys: false },
    debug: false,
  } satisfies Options);
}
