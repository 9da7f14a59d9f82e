import { LocalEmbeddingEngine } from '@infinite/api/adapters/embeddings/local/local-embedding-engine';
import { signsOf, storedVector } from '@infinite/api/features/vault/meaning/index';
import pg from 'pg';
import { fillFamily } from './harness/full-family.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { median, verdict } from './harness/verdict.ts';

const passages = 10;
const recordings = sized(10_000, 100);
const rounds = sized(30, 3);
const text = 'a ship that was taking in water';

/**
 * The search by meaning in a family with 100,000 passages, over HTTP, beside the engine alone and the bare
 * statement that compares all vectors of the family.
 */
const product = await startProduct();
const cookie = await signUp(product.origin);
await fillFamily(product.databaseUrl, Math.ceil(recordings / 0.7));
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const engine = new LocalEmbeddingEngine();
const [asked] = await engine.embed([text]);
if (!asked) throw new Error('the engine gave no vector');
await fillVectors(asked);
const embedded = await timed(() => engine.embed([text]));
const bare = await timed(() => nearest(asked));
const searched = await timed(search);
engine.close();
console.table({
  'engine alone, ms': rounded(embedded),
  'bare SQL, ms': rounded(bare),
  'over HTTP, ms': rounded(searched),
});
verdict('a search by meaning beside engine and bare SQL', searched / (embedded + bare), { max: 2 });
await client.end();
await product.stop();

/** Numbers at random, but for 50 recordings in which it is said. */
async function fillVectors(said: Float32Array): Promise<void> {
  const hex = (bytes: number) =>
    Array.from({ length: bytes / 16 }, (_, at) => `md5(r.id::text || part || ${at})`).join(' || ');
  await client.query(`set session_replication_role = 'replica'`);
  await client.query(
    `insert into transcripts (recording_id, family_id, state, segments, touched_at)
     select id, family_id, 'READY', (
         select jsonb_agg(jsonb_build_object('id', at::text, 'startMs', at * 5000, 'endMs',
           at * 5000 + 5000, 'text', 'It was leaking at ' || at, 'words', null, 'speaker', null,
           'edited', false, 'heard', null)) from generate_series(0, $2::int - 1) at), now()
     from recordings order by id limit $1`,
    [recordings, passages],
  );
  await client.query(
    `insert into meanings (recording_id, family_id, model, is_due)
     select recording_id, family_id, $1, false from transcripts`,
    [engine.id],
  );
  await client.query(
    `insert into meaning_vectors (recording_id, part, family_id, model, start_ms, signs, vector)
     select r.id, part, r.family_id, $1, part * 5000, ('x' || ${hex(64)})::bit(512),
       decode(${hex(512)}, 'hex')
     from (select recording_id as id, family_id from transcripts) r, generate_series(1, $2::int) part`,
    [engine.id, passages],
  );
  await client.query(
    `update meaning_vectors set signs = $1::bit(512), vector = $2
     where part = 3 and recording_id in (select recording_id from transcripts limit 50)`,
    [signsOf(said), Buffer.from(storedVector(said))],
  );
  await client.query('vacuum analyze transcripts, meanings, meaning_vectors');
}

async function nearest(vector: Float32Array): Promise<void> {
  await client.query(
    `select v.recording_id, v.start_ms, v.vector from (
       select recording_id, part from meaning_vectors
       where family_id = (select m.family_id from memberships m join users u on u.id = m.user_id
           where u.email = 'bench@example.org') and model = $2
       order by bit_count(signs # $1::bit(512)) limit 150) near
     join meaning_vectors v using (recording_id, part)`,
    [signsOf(vector), engine.id],
  );
}

async function search(): Promise<void> {
  const answer = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: product.origin, cookie },
    body: JSON.stringify({
      query:
        'query ($text: String!) { search(text: $text, group: TRANSCRIPTS) { hits { id detail atMs } } }',
      variables: { text },
    }),
  });
  const { data } = (await answer.json()) as { data?: { search: { hits: unknown[] }[] } };
  if (!data?.search[0]?.hits.length) throw new Error(`nothing was found: ${answer.status}`);
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
  return Number(ms.toFixed(2));
}
