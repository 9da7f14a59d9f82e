import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesBelow } from './sources.ts';

const sources = [...sourcesBelow('packages'), ...sourcesBelow('tests')];
const paths = (found: readonly { path: string }[]) => found.map(({ path }) => path);

test('no file is longer than 400 lines', () => {
  expect(paths(sources.filter(({ text }) => text.split('\n').length > 401))).toEqual([]);
});

test('no file is a drawer: utils, helpers, common, manager, misc', () => {
  const drawer =
    /^(utils?|helpers?|common|managers?|misc|shared)(\.|$)|[-.](utils?|helpers?)\.tsx?$/;
  const wrong = sources.filter(({ path }) => path.split('/').some((part) => drawer.test(part)));
  // The personal page of a recipient lives at /shared/{token}.
  expect(paths(wrong.filter(({ path }) => !path.includes('/pages/shared/')))).toEqual([]);
});

test('file names are kebab-case, or what Vike asks for', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(d\.)?tsx?$/;
  const wrong = sources.filter(
    ({ path }) => !kebab.test(basename(path)) && !basename(path).startsWith('+'),
  );
  expect(paths(wrong)).toEqual([]);
});

test('nothing is postponed in a comment, and no rule is switched off in place', () => {
  const marks =
    /\b(TODO|FIXME|XXX|HACK)\b|(eslint|oxlint)-disable|@ts-(ignore|nocheck|expect-error)/;
  const wrong = sources.filter(
    ({ path, text }) => !path.startsWith('tests/architecture/') && marks.test(text),
  );
  expect(paths(wrong)).toEqual([]);
});
