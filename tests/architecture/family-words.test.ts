import { expect, test } from 'vitest';
import { bannedInFamilyTexts, fixedElsewhere } from './family-words.banned.ts';
import { literalsOf } from './literals.ts';
import { sourcesBelow } from './sources.ts';

/** Where texts lie that families, their readers and visitors of the site see. */
const familyTexts: readonly RegExp[] = [
  /^packages\/site\/src\/.*\/content\/.*\.ts$/,
  /^packages\/(?:site|ui)\/src\/.*\.en\.ts$/,
  /^packages\/quizzes\/src\/content\//,
  /^packages\/schema\/src\/words\/.*\.en\.ts$/,
  /^packages\/api\/src\/.*\/mail\/.*\.en\.ts$/,
  /^packages\/api\/src\/features\/messages\/delivery\/(?:delivery|delivery-ledger|recipient-ledger)\.en\.ts$/,
  /^packages\/api\/src\/features\/publishing\/blog\/shipped\/articles\//,
];

/** Texts of the console and of operators, whom `words.banned.ts` serves. */
const operatorTexts =
  /\/words\/(?:admin-console|admin-exports|alarms|api-keys|blog|growth|newsletter-console|operations|settings|site-settings|users|webhooks)\.en\.ts$|graphiql/;

const files = sourcesBelow('packages').filter(
  ({ path }) =>
    familyTexts.some((each) => each.test(path)) &&
    !operatorTexts.test(path) &&
    !/\.test\.tsx?$/.test(path),
);

/** The banned words in a text, in lower case. */
function bannedIn(text: string): string[] {
  return bannedInFamilyTexts.flatMap((word) =>
    [...text.matchAll(new RegExp(word.source, 'gi'))].map(([found]) => found.toLowerCase()),
  );
}

/** Prose: a literal with a space, without what stands between `${` and `}`. */
const proseOf = (text: string): string[] =>
  literalsOf(text)
    .filter((literal) => literal.includes(' ') && !fixedElsewhere.includes(literal))
    .map((literal) => literal.replaceAll(/\$\{[^}]*\}?/g, ' '));

test('what families read is American English', () => {
  const wrong = files.flatMap(({ path, text }) =>
    proseOf(text).flatMap((prose) => bannedIn(prose).map((word) => `${path}: ${word}`)),
  );
  expect(wrong).toEqual([]);
});

test('the rule above reads the texts of the site, the quizzes, the mails and the articles', () => {
  expect(files.length).toBeGreaterThan(90);
  const source = "const words = { lead: 'Somebody sent a mail about the colour.' };";
  expect(proseOf(source).flatMap(bannedIn)).toEqual(['colour', 'somebody', 'a mail']);
});
