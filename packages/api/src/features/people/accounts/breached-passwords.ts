import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BloomFilter } from '#features/people/accounts/bloom-filter.ts';
import { breachedFilter } from '#features/people/accounts/breached-filter.ts';
import { foldPassword } from '#features/people/accounts/password-form.ts';

let filter: BloomFilter | undefined;

/**
 * Whether the password is one of the million that were found most often in breaches. One in 5,800
 * other passwords is taken for one of them.
 */
export function isBreached(password: string): boolean {
  filter ??= read();
  return filter.has(foldPassword(password));
}

/** By its name, because the sources and the bundle in packages/server/dist lie in different places. */
function read(): BloomFilter {
  const path = createRequire(import.meta.url).resolve('@infinite/api/breached-passwords.bloom');
  return new BloomFilter(readFileSync(path), breachedFilter.hashes);
}
