import { SearchDocument, type SearchQuery } from '@infinite/schema/generated/graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { LocalEmbeddingEngine } from '#adapters/embeddings/local/local-embedding-engine.ts';
import { EmbeddingFailed, type EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import { LocalSpeechEngine } from '#adapters/speech/local/local-speech-engine.ts';
import {
  joined,
  samplesOfClip,
  sentences,
  streamed,
} from '#adapters/speech/testing/speech-clips.ts';
import { newContext } from '#platform/context.ts';
import { embedTranscripts } from '#features/vault/meaning/embed-transcripts.sweep.ts';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const local = new LocalEmbeddingEngine();
let failing = false;
const embeddings: EmbeddingEngine = {
  id: local.id,
  dimensions: local.dimensions,
  embed: async (texts) => {
    if (failing) throw new EmbeddingFailed('the test wants it');
    return local.embed(texts);
  },
};
const test: TestApp = await createTestApp({ embeddings });
afterAll(async () => {
  local.close();
  await test.close();
});

type Part = readonly [startMs: number, endMs: number, text: string];
type Hits = SearchQuery['search'][number]['hits'];

const run = (sql: string, values: readonly unknown[]) =>
  test.app.orm.em.getConnection().execute<{ count: number }[]>(sql, [...values]);

const embed = () => embedTranscripts.run(newContext(test.app, { kind: 'system', job: 'test' }));

async function analyzed(): Promise<TestMember> {
  const member = await signUpMember(test);
  await run(
    `insert into vault_analyses (family_id, is_on, changed_at, next_look_at) values (?, true, now(), now())`,
    [member.familyId],
  );
  return member;
}

async function keep(by: TestMember, title: string, parts: readonly Part[]): Promise<string> {
  const id = await keepRecording(test, by, Buffer.from(title), {
    ...{ kind: 'VOICE', origin: 'recorded', title, fileName: '', mimeType: 'audio/ogg' },
  } as const);
  await say(by, id, parts);
  return id;
}

async function say(by: TestMember, id: string, parts: readonly Part[]): Promise<void> {
  const segments = parts.map(([startMs, endMs, text], at) => ({
    ...{
      id: `${at}`,
      startMs,
      endMs,
      text,
      words: null,
      speaker: null,
      edited: false,
      heard: null,
    },
  }));
  await run(
    `insert into transcripts (recording_id, family_id, state, segments, touched_at)
     values (?, ?, 'READY', ?, now())
     on conflict (recording_id) do update set segments = excluded.segments`,
    [id, by.familyId, JSON.stringify(segments)],
  );
}

async function said(by: TestMember, text: string, rest: object = {}): Promise<Hits> {
  const variables = { text, group: 'TRANSCRIPTS', ...rest } as const;
  const answer = await graphql(test, SearchDocument, variables, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search[0]?.hits ?? [];
}

const countVectors = async (id: string) =>
  (await run('select count(*) from meaning_vectors where recording_id = ?', [id]))[0]?.count;

const boat: Part = [12_000, 16_000, 'Our boat had a leak and we had to row to the shore.'];

describe('a search by meaning', () => {
  it('lands on the second of what was said in other words', async () => {
    const ann = await analyzed();
    const eve = await analyzed();
    const id = await keep(ann, 'Summer', [[0, 9000, 'Mother made pancakes for us.'], boat]);
    await keep(ann, 'Winter', [[0, 4000, 'It snowed on her birthday.']]);
    await embed();
    const [hit] = await said(ann, 'a ship taking in water');
    expect(hit).toMatchObject({ id, atMs: 12_000, detail: boat[2] });
    expect(await said(ann, 'invoice tax form')).toEqual([]);
    expect(await said(eve, 'a ship taking in water')).toEqual([]);
  });

  it('ranks what has the words together with what means it, each hit once on all pages', async () => {
    const ann = await analyzed();
    const words = await keep(ann, 'One', [[0, 4000, 'The leaking boat, again.']]);
    const meaning = await keep(ann, 'Two', [[0, 4000, 'Water came into our little ship.']]);
    await embed();
    const both = (await said(ann, 'leaking boat')).map(({ id }) => id);
    expect(both).toEqual([words, meaning]);
    const seen: string[] = [];
    let after: string | null | undefined = null;
    do {
      const variables = { text: 'leaking boat', group: 'TRANSCRIPTS', first: 1, after } as const;
      const answer: { data?: SearchQuery | null } = await graphql(
        test,
        SearchDocument,
        variables,
        ann.cookie,
      );
      const page: SearchQuery['search'][number] | undefined = answer.data?.search[0];
      seen.push(...(page?.hits ?? []).map(({ id }) => id));
      after = page?.endCursor;
    } while (after);
    expect(seen).toEqual(both);
  });

  it('gives way to the words that somebody misspelled', async () => {
    const ann = await analyzed();
    const id = await keep(ann, 'One', [[0, 4000, 'The leaking boat, again.']]);
    await keep(ann, 'Two', [[0, 4000, 'Water came into our little ship.']]);
    await embed();
    expect((await said(ann, 'laeking boat again'))[0]?.id).toBe(id);
  });

  it('follows edits, and goes with the transcript', async () => {
    const ann = await analyzed();
    const id = await keep(ann, 'Story', [boat]);
    await embed();
    expect(await countVectors(id)).toBe(2);
    await say(ann, id, [[0, 4000, 'Grandfather came back from the war.']]);
    await embed();
    expect(await said(ann, 'a ship taking in water')).toEqual([]);
    expect((await said(ann, 'grandpa returned as a soldier'))[0]?.id).toBe(id);
    await run('delete from transcripts where recording_id = ?', [id]);
    expect(await countVectors(id)).toBe(0);
  });

  it('is made only for families that want it, and of nothing that a relative may not hear', async () => {
    const ann = await signUpMember(test);
    const id = await keep(ann, 'Story', [boat]);
    await embed();
    expect(await countVectors(id)).toBe(0);
    const tom = await analyzed();
    const kim = await signUpMember(test, { familyId: tom.familyId });
    const secret = await keep(tom, 'Secret', [boat]);
    await embed();
    await run(`update recordings set audience = 'MAKER' where id = ?`, [secret]);
    expect(await said(kim, 'a ship taking in water')).toEqual([]);
    expect((await said(tom, 'a ship taking in water')).map(({ id }) => id)).toEqual([secret]);
  });

  it('is tried again when the engine fails, and words are found without it', async () => {
    const ann = await analyzed();
    const id = await keep(ann, 'Story', [boat]);
    failing = true;
    await embed();
    expect(await countVectors(id)).toBe(0);
    failing = false;
    await embed();
    expect(await countVectors(id)).toBe(2);
    failing = true;
    expect((await said(ann, 'boat leak'))[0]?.id).toBe(id);
    failing = false;
  });
});

/** What somebody would look for who remembers the sense and not the words. */
const paraphrases: Readonly<Record<string, string>> = {
  'speech-7s.wav': 'John pondered how much help it would be wise to offer them',
  'librivox-0880.wav': 'the fellow was not a bad person',
  'librivox-0890.wav': 'being egoistic and without warmth',
  'librivox-0920.wav': 'with a kinder wife people would have esteemed him',
  'librivox-0930.wav': 'he could have become pleasant too',
};

it('finds each clip of the speech fixtures by a paraphrase, within a second of where it is said', async () => {
  const ann = await analyzed();
  const engine = new LocalSpeechEngine();
  const signal = new AbortController().signal;
  const heard = async (file: string): Promise<Part[]> => {
    const { segments } = await engine.transcribe(streamed(samplesOfClip(file)), { signal });
    return segments.map(({ startMs, endMs, text }) => [startMs, endMs, text]);
  };
  const ids = new Map<string, string>();
  for (const { file } of sentences) ids.set(file, await keep(ann, file, await heard(file)));
  const whole = await keep(ann, 'All of it', await heard(joined.file));
  engine.close();
  await embed();
  for (const { file, text } of sentences) {
    const hits = (await said(ann, paraphrases[file] ?? '')).slice(0, 3);
    const found = hits.filter(({ id, atMs }) => {
      if (id === ids.get(file)) return (atMs ?? 0) <= 1000;
      const starts = (joined.segments ?? []).filter((each) => each.text === text);
      return (
        id === whole && starts.some(({ start }) => Math.abs(start * 1000 - (atMs ?? 0)) <= 1000)
      );
    });
    expect(
      found.map(({ id }) => id),
      file,
    ).toContain(ids.get(file));
  }
}, 120_000);
