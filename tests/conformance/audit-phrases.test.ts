import { globSync, readFileSync } from 'node:fs';
import { auditActions } from '@infinite/schema/catalogue/audit';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const sources = globSync('packages/api/src/features/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(`${root}${file}`, 'utf8')] as const)
  .filter(([, text]) => text.includes('recordAudit(') || text.includes('auditWebhook('));

/** Literals that look like an action, of files that write the audit log. */
const written = sources.flatMap(([file, text]) =>
  [...text.matchAll(/action:[^,\n]*?'([a-z][\w-]*\.[\w-]+)'|: '([a-z][\w-]*\.[\w-]+)',?$/gm)].map(
    (found) => [found[1] ?? found[2] ?? '', file] as const,
  ),
);
const known: readonly string[] = Object.values(auditActions).flat();

it('every action that the API records is in the catalogue, and so has a phrase', () => {
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter(([action]) => !known.includes(action))).toEqual([]);
});
