import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesBelow } from './sources.ts';
import { bannedNames, bannedWords } from './words.banned.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Literals come first, so that the comment marks in `'https://…'` start no comment. */
const literalOrComment =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** The comments of TypeScript source, with line breaks and comment marks as single spaces. */
export function commentsOf(text: string): string[] {
  return [...text.matchAll(literalOrComment)]
    .map(([token]) => token)
    .filter((token) => token.startsWith('//') || token.startsWith('/*'))
    .map((comment) => comment.replaceAll(/\s*\n\s*(\*(?!\/))?\s*/g, ' '));
}

/** Descriptions that the GraphQL schema and the OpenAPI document are made of. */
export function descriptionsOf(path: string, text: string): string[] {
  if (!path.startsWith('packages/api/')) return [];
  const description =
    /\b(?:description|summary|deprecationReason):\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...text.matchAll(description)].map(([, , words = '']) => words);
}

/** The banned words of a text, in lower case. */
export function bannedIn(text: string): string[] {
  return bannedWords.flatMap((word) =>
    [...text.matchAll(new RegExp(word.source, 'gi'))].map(([found]) => found.toLowerCase()),
  );
}

function documents(): { path: string; text: string }[] {
  const below = (folder: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);
  const paths = ['README.md', ...below('docs'), ...below('docs/decisions')];
  return [...paths, 'packages/schema/schema.graphql'].map((path) => ({ path, text: read(path) }));
}

/** All but migrations, which no longer change once they have run. */
const sources = ['packages', 'tests', 'bench']
  .flatMap((folder) => sourcesBelow(folder))
  .filter(({ path }) => !/^tests\/architecture\/words\.|^packages\/api\/migrations\//.test(path));

const report = (path: string, found: readonly string[]) => found.map((word) => `${path}: ${word}`);

test('comments and descriptions of the API use plain English', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    report(path, [...commentsOf(text), ...descriptionsOf(path, text)].flatMap(bannedIn)),
  );
  expect(wrong).toEqual([]);
});

test('the README, the docs and the GraphQL schema use plain English', () => {
  const wrong = documents().flatMap(({ path, text }) =>
    report(path, bannedIn(text.replaceAll(/\s+/g, ' '))),
  );
  expect(wrong).toEqual([]);
});

test('identifiers use the terms of the field', () => {
  const wrong = sources.flatMap(({ path, text }) =>
    report(
      path,
      bannedNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text)),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the rules above read comments, descriptions and line breaks', () => {
  const text = [
    "const url = 'https://example.org'; // for whoever asks",
    '/** A mail that is',
    ' * told to nobody. */',
    "@Field({ description: 'Done anew.' })",
    "const letter = 'whoever you are';",
  ].join('\n');
  const prose = [...commentsOf(text), ...descriptionsOf('packages/api/a.ts', text)];
  expect(prose.flatMap(bannedIn)).toEqual(['whoever', 'is told', 'anew']);
});

test('the glossary names tables, types and files that exist', () => {
  const glossary = read('docs/glossary.md');
  const names = [...glossary.matchAll(/`(\w+)(?:\.\w+)?`/g)].map(([, name = '']) => name);
  const schema = read('packages/schema/schema.graphql');
  const inSchema = (name: string) =>
    new RegExp(`^(type|enum|input) ${name}\\b|^ {2}${name}$`, 'm').test(schema);
  const types = names.filter((name) => /^[A-Z]/.test(name) && name !== 'Authorization');
  expect(types.filter((name) => !inSchema(name))).toEqual([]);

  const migrations = readdirSync(join(root, 'packages/api/migrations'))
    .map((name) => read(`packages/api/migrations/${name}`))
    .join('\n');
  const tables = names.filter((name) => /^[a-z]+(_[a-z]+)+$/.test(name) && name !== 'ic_session');
  expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(migrations))).toEqual([]);
});
