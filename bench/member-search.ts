import { fillFamily } from './harness/full-family.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const few = 100;
const many = sized(100_000, 1000);
const rounds = sized(30, 3);
const texts = {
  'a rare word': 'lighthouse',
  'a rare word and a common one': 'winter lighthouse',
  'one thing by its number': 'winter 70',
  'a word of everything': 'winter',
  'the first letter of everything': 'w',
  nothing: 'zebra',
};
type Text = keyof typeof texts;

/**
 * The search of a member, all groups at once, over HTTP: in a family that keeps 100,000 recordings
 * and messages beside one that keeps 100.
 */
const withFew = await timesIn(few);
const withMany = await timesIn(many);
const names = Object.keys(texts) as Text[];
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      { [`ms of ${few}`]: rounded(withFew[name]), [`ms of ${many}`]: rounded(withMany[name]) },
    ]),
  ),
);
verdict('a rare word, ms beside 100', withMany['a rare word'] / 100, { max: 1 });
const slowest = Math.max(...Object.values(withMany));
verdict('the slowest, ms beside 500', slowest / 500, { max: 1 });

async function timesIn(items: number): Promise<Record<Text, number>> {
  const product = await startProduct();
  const cookie = await signUp(product.origin);
  await fillFamily(product.databaseUrl, items);
  const times: Partial<Record<Text, number>> = {};
  for (const [name, text] of Object.entries(texts)) {
    times[name as Text] = await timed(() => search(product.origin, cookie, text));
  }
  await product.stop();
  return times as Record<Text, number>;
}

async function search(origin: string, cookie: string, text: string): Promise<void> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify({
      query: 'query ($text: String!) { search(text: $text) { group hits { id title } endCursor } }',
      variables: { text },
    }),
  });
  const { data } = (await answer.json()) as { data?: { search: unknown[] } };
  if (!data) throw new Error(`no answer about ${text}: ${answer.status}`);
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 3; round += 1) await ask();
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask();
    measured.push(performance.now() - begun);
  }
  return median(measured);
}

function rounded(ms: number): number {
  return Number(ms.toFixed(1));
}
