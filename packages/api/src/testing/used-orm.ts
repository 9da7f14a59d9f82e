import type { Orm } from '#platform/database/orm.ts';

/** ORMs of applications that were stopped. */
const used: Orm[] = [];

/** Call when its application has been stopped. */
export function giveBackOrm(orm: Orm): void {
  used.push(orm);
}

/**
 * An ORM that knows the entities already and connects to another database now: to discover them,
 * and to compile what reads their rows, takes longer than the rest of an application's start.
 * Undefined while no application of this process has been stopped.
 */
export function usedOrm(databaseUrl: string): Orm | undefined {
  const orm = used.pop();
  if (!orm) return undefined;
  const { hostname, port, pathname } = new URL(databaseUrl);
  // Options given to a driver override the address that the ORM was made with.
  orm.config.set('driverOptions', {
    ...orm.config.get('driverOptions'),
    host: hostname,
    port: Number(port),
    database: pathname.slice(1),
  });
  return orm;
}
