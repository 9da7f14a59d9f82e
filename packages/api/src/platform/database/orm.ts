import { MikroORM, type EntitySchema, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type pg from 'pg';
import { migrationsList } from '#migrations/index.ts';
import {
  closeWhenSilent,
  connectionLimits,
  poolSettings,
  type ConnectionLimits,
} from '#platform/database/connection-limits.ts';
import { drainable } from '#platform/database/drain-pool.ts';
import { prepareStatements } from '#platform/database/prepared.ts';
import { convertReadValues } from '#platform/database/read-values.ts';
import { releaseLostConnections } from '#platform/database/release-lost-connections.ts';

export type { EntityManager } from '@mikro-orm/postgresql';
export type Orm = MikroORM;

/** How long a closing application waits for queries under way. */
const drainMs = 10_000;

/** Connects lazily: nothing is asked of the database until the first query. */
export function createOrm(
  databaseUrl: string,
  entities: readonly EntitySchema[],
  limits: ConnectionLimits = connectionLimits,
): Orm {
  let drain: ((withinMs: number) => Promise<void>) | undefined;
  const orm = new MikroORM({
    ...baseOptions(databaseUrl, entities),
    pool: { min: 0, max: 20 },
    driverOptions: {
      ...poolSettings(limits),
      onPoolCreated: (pool: pg.Pool) => {
        pool.on('connect', (client) => {
          closeWhenSilent(client, limits.silenceMs);
          convertReadValues(client);
        });
        releaseLostConnections(pool);
        prepareStatements(pool);
        drain = drainable(pool);
      },
    },
  });
  const close = orm.close.bind(orm);
  orm.close = async (force) => {
    await drain?.(drainMs);
    await close(force);
  };
  return orm;
}

/** For migrations alone, which may take as long as the tables are large. */
export function createMigrationOrm(databaseUrl: string): Orm {
  return new MikroORM({ ...baseOptions(databaseUrl, []), pool: { min: 0, max: 2 } });
}

function baseOptions(databaseUrl: string, entities: readonly EntitySchema[]) {
  return {
    clientUrl: databaseUrl,
    entities: [...entities],
    extensions: [Migrator],
    // A restore needs the migrations alone.
    discovery: { warnWhenNoEntities: false },
    // Instants are stored and compared in UTC whatever the machine's zone is.
    forceUtcTimezone: true,
    migrations: {
      tableName: 'schema_migrations',
      migrationsList,
      snapshot: false,
      silent: true,
      disableForeignKeys: false,
    },
    schemaGenerator: { disableForeignKeys: false },
    debug: false,
  } satisfies Options;
}
