import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiChanges } from '@infinite/schema/catalogue/api-changes';
import { operationAccess } from '@infinite/schema/catalogue/api-access';
import { routeAccess } from '@infinite/schema/catalogue/api-access-routes';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

/**
 * Every operation that a key has ever been able to call, one a line. UPDATE_DOCS=1 adds the new ones;
 * a line that no longer names anything stays until the changelog says so.
 */
const file = fileURLToPath(new URL('../../packages/schema/api-operations.txt', import.meta.url));
const sdl = readFileSync(new URL('../../packages/schema/schema.graphql', import.meta.url), 'utf8');
const schema = buildSchema(sdl);

const present = (): string[] => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {})
      .filter((name) => operationAccess[name] !== 'person')
      .map((name) => `${type?.name}.${name}`),
  );
  const routes = Object.keys(routeAccess).filter((name) => routeAccess[name] !== 'person');
  return [...fields, ...routes].sort();
};
const listed = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);

it('an operation that is gone, or that no key may call any more, is named by the changelog', () => {
  const now = new Set(present());
  const told = new Set(apiChanges.flatMap(({ gone }) => gone ?? []));
  const silent = listed().filter((name) => !now.has(name) && !told.has(name));
  expect(silent, 'add an entry to packages/schema/src/catalogue/api-changes.ts').toEqual([]);
});

it('every operation that a key may call is listed', () => {
  if (process.env['UPDATE_DOCS']) {
    const all = [...new Set([...listed(), ...present()])].sort();
    writeFileSync(file, `${all.join('\n')}\n`);
  }
  const known = new Set(listed());
  const added = present().filter((name) => !known.has(name));
  expect(added, 'UPDATE_DOCS=1 writes them').toEqual([]);
});

it('the changelog is in order, and names nothing as gone that is there', () => {
  const days = apiChanges.map(({ day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  const now = new Set(present());
  expect(apiChanges.flatMap(({ gone }) => gone ?? []).filter((name) => now.has(name))).toEqual([]);
});
