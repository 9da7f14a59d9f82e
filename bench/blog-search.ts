import pg from 'pg';
import { shippedArticles } from '../packages/api/src/features/publishing/blog/shipped/articles/index.ts';
import { startProduct } from './harness/product.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

const articles = sized(10_000, 200);
const rounds = sized(40, 3);

/**
 * Search of the blog among ten thousand articles, as a reader's browser asks for it (ranked, with
 * passages marked), beside the bare indexed SQL by pg in this process; and what a slip costs.
 */
const product = await startProduct();
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
await addArticles();
const rare = 'telegraph lighthouse';
const bare = `select slug, title, excerpt, ts_rank(search, q) as rank
  from blog_posts, websearch_to_tsquery('english', $1) q
  where state = 'PUBLISHED' and search @@ q
  order by rank desc, published_at desc, id desc limit 7`;
const times = {
  'by hand: a rare word': await timed(() => client.query(bare, [rare])),
  'ours: a rare word, marked': await timed(() => search(rare)),
  'ours: a slip of the pen': await timed(() => search('telegraph lighthuose')),
  'by hand: a word of every article': await timed(() => client.query(bare, ['family'])),
  'ours: a word of every article, marked': await timed(() => search('family')),
};
console.table(
  Object.fromEntries(
    Object.entries(times).map(([name, ms]) => [name, { 'ms, median': Number(ms.toFixed(2)) }]),
  ),
);
verdict(
  `a common word among ${articles} articles, ranked and marked, beside the bare SQL`,
  times['ours: a word of every article, marked'] / times['by hand: a word of every article'],
  { max: 1.5 },
);
verdict('a slip of the pen, in tenths of a second', times['ours: a slip of the pen'] / 100, {
  max: 1,
});
await client.end();
await product.stop();

async function search(words: string): Promise<void> {
  const answer = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.origin },
    body: JSON.stringify({
      query: `query ($search: String) { articles(search: $search, first: 6) { nodes {
        slug title marked { title { text match } passage { text match } } } correctedSearch } }`,
      variables: { search: words },
    }),
  });
  const { data } = (await answer.json()) as { data?: { articles: { nodes: unknown[] } } };
  if (!data || data.articles.nodes.length === 0) throw new Error(`nothing about ${words}`);
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  for (let round = 0; round < 5; round += 1) await ask();
  const measured: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await ask();
    measured.push(performance.now() - begun);
  }
  return median(measured);
}

/** Each is a shipped article with its paragraphs in another order; one in five hundred is rare. */
async function addArticles(): Promise<void> {
  const rows = Array.from({ length: articles }, (_, number) => {
    const source = shippedArticles[number % shippedArticles.length];
    if (!source) throw new Error('no articles');
    const parts = source.body.split('\n\n');
    const turned = [
      ...parts.slice(number % parts.length),
      ...parts.slice(0, number % parts.length),
    ];
    const extra = number % 500 === 0 ? 'The telegraph stood beside the lighthouse.' : '';
    const body = [extra, ...turned].join('\n\n');
    return { slug: `bench-${number}`, title: `${source.title} ${number}`, body, source };
  });
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500);
    await client.query(
      `insert into blog_posts (id, slug, title, excerpt, body, author, category, tags, emoji,
        word_count, state, published_at, created_at, updated_at)
       select gen_random_uuid(), r.slug, r.title, 'A family article.', r.body, 'Bench',
        'FAMILY_HISTORY', array['bench'], '📖', 1000, 'PUBLISHED',
        now() - r.place * interval '1 minute', now(), now()
       from unnest($1::text[], $2::text[], $3::text[]) with ordinality
        as r (slug, title, body, place)`,
      [part.map(({ slug }) => slug), part.map(({ title }) => title), part.map(({ body }) => body)],
    );
  }
  await client.query('refresh materialized view blog_words');
  await client.query('vacuum analyze blog_posts');
}
