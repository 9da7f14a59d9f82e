import { migrationsList } from '#migrations/index.ts';

/** The names under which this version records its migrations, oldest first. */
export const migrationNames: readonly string[] = migrationsList.map(
  // A migration stores what it is given and reads it in `up`; its name needs neither.
  (migration) => new (migration as unknown as new () => { name: string })().name,
);
