import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { apiChanges } from '@infinite/schema/catalogue/api-changes';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import { apiScopes, isApiScope } from '@infinite/schema/catalogue/api-scopes';
import { errorCodes } from '@infinite/schema/catalogue/error-codes';
import { graphqlLimits } from '@infinite/schema/catalogue/graphql-limits';
import { giveKey } from '@infinite/api/testing/api-keys';
import { armMessage } from '@infinite/api/testing/armed-message';
import { signUpMember } from '@infinite/api/testing/members';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const file = `${root}/docs/api.md`;
let text = readFileSync(file, 'utf8');

/** The code under `<!-- example: name -->`. */
function exampleOf(name: string): string {
  const found = new RegExp(`<!-- example: ${name} -->\\s+\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(
    text,
  );
  if (!found?.[1]) throw new Error(`docs/api.md has no example '${name}'`);
  return found[1];
}

describe('the examples of docs/api.md run as they stand there:', () => {
  let test: TestApp;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    test = await createTestApp();
    const member = await signUpMember(test);
    await armMessage(test, member, {
      title: 'For Inês',
      body: 'Dear Inês',
      recipients: ['i@example.org'],
    });
    const ORIGIN = await test.server.listen({ port: 0, host: '127.0.0.1' });
    const { secret: KEY } = await giveKey(test, member);
    env = { PATH: process.env['PATH'], ORIGIN, KEY };
  });
  afterAll(() => test.close());

  const node = async (name: string) => {
    const args = ['--input-type=module', '--eval', exampleOf(name)];
    return (await run(process.execPath, args, { cwd: root, env })).stdout;
  };

  it('curl', async () => {
    const { stdout } = await run('sh', ['-c', exampleOf('curl')], { env });
    expect(JSON.parse(stdout)).toMatchObject({
      data: { messages: { edges: [{ node: { title: 'For Inês' } }] } },
      extensions: { cost: { capacity: apiCosts.capacity } },
    });
  });

  it('fetch', async () => {
    expect(await node('fetch')).toBe('For Inês\n');
  });

  it('Apollo Client', async () => {
    expect(await node('Apollo Client')).toBe('For the wedding\n');
  });
});

describe('docs/api.md tells', () => {
  it('every scope', () => {
    const rows = Object.keys(apiScopes)
      .filter(isApiScope)
      .map((scope) => [`\`${scope}\``, apiScopes[scope].kind, apiScopes[scope].words]);
    expectTable('scopes', ['scope', 'key', 'opens the way to'], rows);
  });

  it('every error code', () => {
    const rows = Object.entries(errorCodes).map(([code, { status, words }]) => [
      `\`${code}\``,
      String(status),
      words,
    ]);
    expectTable('error codes', ['code', 'status', 'words'], rows);
  });

  it('every change, as the page does', () => {
    const rows = apiChanges.map(({ day, surface, kind, words, gone = [] }) => [
      day,
      surface,
      kind,
      [words, ...gone.map((name) => `\`${name}\``)].join(' '),
    ]);
    expectTable('changes', ['day', 'of', 'kind', 'what'], rows);
  });

  it('the limits as they are', () => {
    const plain = text.replaceAll(/(\d),(\d{3})/g, '$1$2');
    for (const figure of [
      `${apiCosts.capacity} points`,
      `${apiCosts.perSecond} a second`,
      `may cost ${graphqlLimits.cost}`,
      `${graphqlLimits.depth} deep`,
      `${graphqlLimits.fields} fields`,
      `${graphqlLimits.aliases} aliases`,
      `${graphqlLimits.mutationFields} acts`,
    ]) {
      expect(plain).toContain(figure);
    }
  });
});

/** Run with UPDATE_DOCS=1 to write what is expected. */
function expectTable(name: string, head: string[], rows: string[][]): void {
  const place = new RegExp(`(<!-- generated: ${name} -->\\n)([\\s\\S]*?)(<!-- /generated -->)`);
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
  if (process.env['UPDATE_DOCS']) {
    text = text.replace(
      place,
      (_all, begin, _old, end) => `${begin}\n${lines.join('\n')}\n\n${end}`,
    );
    writeFileSync(file, text);
  }
  const cells = (line: string) => line.split('|').map((cell) => cell.trim().replace(/^-+$/, '---'));
  const written = (place.exec(text)?.[2] ?? '').split('\n').filter(Boolean).map(cells);
  expect(written, 'UPDATE_DOCS=1 writes it').toEqual(lines.map(cells));
}
