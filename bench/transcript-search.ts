import pg from 'pg';
import { fillFamily } from './harness/full-family.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const all = sized(1_000_000, 4000);
/** Of the family that searches; the others belong to 100 other families. */
const own = sized(100_000, 400);
const rounds = sized(30, 3);
const texts = { 'a rare word': 'lighthouse', 'two words': 'winter light', nothing: 'zebra' };

/**
 * The search of a member among 1,000,000 transcripts of twenty parts each, over HTTP, beside the bare
 * statement that asks the index for the ids of a page and the parts of its transcripts.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await fillFamily(product.databaseUrl, Math.ceil(own / 0.7));
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
await fillTranscripts();
const { rows: families } = await client.query<{ id: string }>(
  `select m.family_id as id from memberships m join users u on u.id = m.user_id
   where u.email = 'bench@example.org'`,
);
// A constant, so that the index is asked for it as the product asks.
const familyId = families[0]?.id;
const rows = [];
for (const [name, text] of Object.entries(texts)) {
  const bare = await timed(() => bareSearch(text));
  const searched = await timed(() => search(text));
  rows.push({ search: name, 'bare SQL, ms': rounded(bare), 'over HTTP, ms': rounded(searched) });
}
console.table(rows);
// Where the index answers in a millisecond, the session and the answer take longer than the search.
const [slowest] = rows.toSorted((one, other) => other['bare SQL, ms'] - one['bare SQL, ms']);
const ratio = (slowest?.['over HTTP, ms'] ?? NaN) / (slowest?.['bare SQL, ms'] ?? NaN);
verdict('the slowest search beside the bare indexed SQL', ratio, { max: 3 });
await client.end();
await product.stop();

/** Parts and words are made at once: cutting a million transcripts into words would take an hour. */
async function fillTranscripts(): Promise<void> {
  const said = (n: string) => `
    (select
      jsonb_agg(jsonb_build_object('id', at::text, 'startMs', at * 5000, 'endMs', at * 5000 + 5000,
        'text', one || ' winter and ' || other || rare, 'words', null, 'speaker', null,
        'edited', false, 'heard', null)) as segments,
      array_agg('~' || one) || array_agg('~' || other) || array['~winter', '~and']
        || array_agg('~lighthouse'::text) filter (where rare <> '') as words
    from (select at, 'word' || (${n} * 7 + at * 13) % 20011 as one,
        'word' || (${n} + at) % 5003 as other,
        case when ${n} % 1000 = 0 and at = 9 then ' lighthouse' else '' end as rare
      from generate_series(1, 20) at) parts) said`;
  await client.query(`set session_replication_role = 'replica'`);
  await client.query('drop index search_documents_words');
  await client.query(
    `with filled as (
       select id, family_id, said.segments, said.words
       from (select id, family_id, row_number() over (order by id) as n from recordings limit $1) r,
         lateral ${said('n')}),
     written as (
       insert into transcripts (recording_id, family_id, state, segments, touched_at)
       select id, family_id, 'READY', segments, now() from filled)
     update search_documents d
     set words = array_to_tsvector(tsvector_to_array(d.words) || filled.words)
     from filled where filled.id = d.recording_id`,
    [own],
  );
  await client.query(
    `with families as materialized (select gen_random_uuid() as id, n from generate_series(0, 99) n),
     filled as materialized (
       select uuidv7() as id, f.id as family_id, said.segments, said.words
       from generate_series(1, $1::int) t(n) join families f on f.n = t.n % 100,
         lateral ${said('t.n')}),
     written as (
       insert into transcripts (recording_id, family_id, state, segments, touched_at)
       select id, family_id, 'READY', segments, now() from filled)
     insert into search_documents (recording_id, family_id, kind, words, is_shared)
     select id, family_id, 'VOICE', array_to_tsvector(words || ('#' || family_id)), true from filled`,
    [all - own],
  );
  await client.query('create index search_documents_words on search_documents using gin (words)');
  await client.query('vacuum analyze transcripts, search_documents');
}

async function bareSearch(text: string): Promise<void> {
  await client.query(
    `with found as materialized (
       select recording_id from search_documents
       where words @@ search_item_query($1::uuid, $2::text[], true, '{}'::jsonb))
     select t.recording_id, t.segments from transcripts t where t.recording_id in (
       select recording_id from found order by recording_id desc limit 21)`,
    [familyId, text.split(' ')],
  );
}

async function search(text: string): Promise<void> {
  const answer = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.origin, cookie },
    body: JSON.stringify({
      query:
        'query ($text: String!) { search(text: $text, group: TRANSCRIPTS) { hits { id detail atMs } } }',
      variables: { text },
    }),
  });
  const { data } = (await answer.json()) as { data?: { search: unknown[] } };
  if (!data) throw new Error(`no answer about ${text}: ${answer.status}`);
}

async function timed(ask: () => Promise<void>): Promise<number> {
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
  return Number(ms.toFixed(2));
}
