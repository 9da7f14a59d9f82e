import {
  AcceptTreeProposalDocument,
  AddTreePersonDocument,
  AskAboutInTreeDocument,
  AttachVoiceDocument,
  CiteRecordingDocument,
  DeleteRecordingDocument,
  DetachVoiceDocument,
  RecordingInTreeDocument,
  RejectTreeProposalDocument,
  RemoveVoiceCitationDocument,
  TreeBranchVoicesDocument,
  TreeFactVoicesDocument,
  TreeProposalsDocument,
  TreeVoicesDocument,
  TurnTranscriptsDocument,
  type VoiceCitationInput,
} from '@infinite/schema/generated/graphql';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { graphql, type GraphqlAnswer } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp } from '#testing/test-app.ts';

const test = await createTestApp();
afterAll(() => test.close());

let owner: TestMember;
let editor: TestMember;
let contributor: TestMember;
let viewer: TestMember;
let anna: string;
beforeEach(async () => {
  owner = await signUpMember(test);
  const join = (familyRole: 'editor' | 'contributor' | 'viewer') =>
    signUpMember(test, { familyId: owner.familyId, familyRole });
  editor = await join('editor');
  contributor = await join('contributor');
  viewer = await join('viewer');
  anna = await person({ given: 'Anna', surname: 'Berg', sex: 'F', birth: { date: '1890' } });
});

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const codeOf = ({ errors }: Pick<GraphqlAnswer<unknown>, 'errors'>) => errors[0]?.extensions?.code;

async function person(input: object, relation: object | null = null, by = owner): Promise<string> {
  const variables = { input: input as never, relation: relation as never };
  const { data, errors } = await graphql(test, AddTreePersonDocument, variables, by.cookie);
  expect(errors).toEqual([]);
  return data!.addTreePerson.id;
}
const keep = (title: string, by = owner) => keepRecording(test, by, Buffer.from(title), { title });
async function says(recordingId: string, text: string): Promise<void> {
  const words = text.split(' ').map((word, index) => [index * 500, index * 500 + 500, word]);
  const segment = { id: 'a', startMs: 0, endMs: words.length * 500, text, words, speaker: null };
  await run(
    `insert into transcripts (recording_id, family_id, state, segments, touched_at)
     select id, family_id, 'READY', ?::jsonb, now() from recordings where id = ?`,
    [JSON.stringify([{ ...segment, edited: false, heard: null }]), recordingId],
  );
}

const attach = (recordingId: string, recordId: string, by = owner) =>
  graphql(test, AttachVoiceDocument, { recordingId, recordId }, by.cookie);
const detach = (recordingId: string, recordId: string, by = owner) =>
  graphql(test, DetachVoiceDocument, { recordingId, recordId }, by.cookie);
const voices = async (recordId: string, by = owner) => {
  const { data } = await graphql(test, TreeVoicesDocument, { recordId }, by.cookie);
  return data?.treeVoices.voices.map(({ recording }) => recording.title);
};
const factsOf = async (recordId: string, by = owner) => {
  const { data } = await graphql(test, TreeFactVoicesDocument, { recordId }, by.cookie);
  return data?.treeFactVoices ?? [];
};
const inTree = async (recordingId: string, by = owner) =>
  (await graphql(test, RecordingInTreeDocument, { recordingId }, by.cookie)).data?.recordingInTree;
const cite = (input: Partial<VoiceCitationInput>, by = owner) =>
  graphql(
    test,
    CiteRecordingDocument,
    {
      input: {
        quality: 2,
        fromMs: 500,
        toMs: 3000,
        recordId: anna,
        ...input,
      } as VoiceCitationInput,
    },
    by.cookie,
  );
const birth = { tag: 'BIRT', date: '1931', place: 'Visby' };

describe('voices of a person', () => {
  it('are attached by who may add, once, and heard by everyone who may hear them', async () => {
    const id = await keep('The lake');
    expect(codeOf(await attach(id, anna, viewer))).toBe('FORBIDDEN');
    expect((await attach(id, anna, contributor)).errors).toEqual([]);
    expect((await attach(id, anna, contributor)).errors).toEqual([]);
    expect(await voices(anna, viewer)).toEqual(['The lake']);
    expect((await inTree(id, viewer))?.about).toMatchObject([
      { subject: { id: anna, name: 'Anna Berg' }, mayRemove: false },
    ]);
    expect(codeOf(await detach(id, anna, contributor))).toBe('FORBIDDEN');
    expect((await detach(id, anna, editor)).errors).toEqual([]);
    expect(await voices(anna)).toEqual([]);
  });

  it('are not taken from a recording that only its maker hears, nor named when it is hidden', async () => {
    const id = await keep('A secret');
    await attach(id, anna);
    await run(`update recordings set audience = 'MAKER' where id = ?`, [id]);
    expect(await voices(anna, editor)).toEqual([]);
    expect(codeOf(await attach(id, anna))).toBe('WRONG_STATE');
    expect(codeOf(await attach(id, anna, editor))).toBe('NOT_FOUND');
    const records = await run<{ structure: object }>(
      'select structure from tree_records where family_id = ?',
      [owner.familyId],
    );
    expect(JSON.stringify(records)).not.toContain('A secret');
  });

  it('are of one family: ids of others are not found', async () => {
    const stranger = await signUpMember(test);
    const foreign = await keep('Theirs', stranger);
    expect(codeOf(await attach(foreign, anna))).toBe('NOT_FOUND');
    expect(codeOf(await attach(await keep('Ours'), anna, stranger))).toBe('NOT_FOUND');
    expect(codeOf(await attach(await keep('Ours'), randomUUID()))).toBe('NOT_FOUND');
    const { errors } = await graphql(test, TreeVoicesDocument, { recordId: 'x' }, owner.cookie);
    expect(codeOf({ errors })).toBe('NOT_FOUND');
  });

  it('of a branch come by generation', async () => {
    const karl = await person(
      { given: 'Karl', birth: { date: '1860' } },
      { kind: 'PARENT', to: anna },
    );
    const [near, far] = [await keep('Near'), await keep('Far')];
    await attach(far, karl);
    await attach(near, anna);
    await attach(near, karl);
    const ask = async (individualId: string, direction: 'UP' | 'DOWN') => {
      const variables = { individualId, direction };
      const { data } = await graphql(test, TreeBranchVoicesDocument, variables, viewer.cookie);
      return data?.treeBranchVoices.map(({ subject, recording }) => [
        subject.name,
        recording.title,
      ]);
    };
    expect(await ask(anna, 'UP')).toEqual([
      ['Anna Berg', 'Near'],
      ['Karl', 'Far'],
    ]);
    expect(await ask(karl, 'DOWN')).toEqual([
      ['Karl', 'Far'],
      ['Karl', 'Near'],
    ]);
  });

  it('of living people stay with who sees details of living people', async () => {
    const child = await person({ given: 'Eva', birth: { date: '1999' } });
    const id = await keep('First steps');
    await attach(id, child);
    await cite({ recordingId: id, recordId: child, newFact: { tag: 'OCCU', value: 'baker' } });
    expect(await voices(child, contributor)).toEqual(['First steps']);
    expect(await voices(child, viewer)).toEqual([]);
    expect(await factsOf(child, viewer)).toMatchObject([{ facts: [], citations: [] }]);
    expect(await inTree(id, viewer)).toMatchObject({ about: [], proofs: [], hiddenProofs: 1 });
  });
});

describe('a fact cites the second at which it was told', () => {
  it('a new fact and its citation are one change, with the words of the transcript', async () => {
    const id = await keep('The lake');
    await says(id, 'She was born in Visby in 1931, they say.');
    expect((await cite({ recordingId: id, newFact: birth })).errors).toEqual([]);
    const [shown] = await factsOf(anna, viewer);
    const fact = shown!.facts.find(({ date }) => date === '1931')!;
    expect(fact).toMatchObject({ tag: 'BIRT', place: 'Visby' });
    expect(shown!.citations).toMatchObject([
      {
        ...{ fact: fact.fact, quality: 2, fromMs: 500, toMs: 3000, missing: null },
        quote: 'was born in Visby in',
        recording: { id, title: 'The lake' },
      },
    ]);
    expect((await inTree(id))?.proofs).toMatchObject([
      { subject: { id: anna }, fact: { tag: 'BIRT' }, fromMs: 500, toMs: 3000 },
    ]);
    const changes = await run<{ kind: string }>(
      'select kind from tree_changes where family_id = ? order by tree_version',
      [owner.familyId],
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['PERSON_ADDED', 'FACT_ADDED']);
    const [record] = await run<{ structure: object }>(
      `select structure from tree_records where id = ?`,
      [anna],
    );
    expect(JSON.stringify(record!.structure)).toContain('{"tag":"_SPAN","payload":"500-3000"}');
  });

  it('a known fact is cited in the version that was seen, by contributors too', async () => {
    const id = await keep('The lake');
    const [{ version, facts } = { version: 0, facts: [] }] = await factsOf(anna);
    const known = { recordingId: id, fact: facts[0]!.fact, version };
    expect((await cite({ ...known, quote: 'In ninety.' }, contributor)).errors).toEqual([]);
    expect(codeOf(await cite(known))).toBe('CONFLICT');
    const [after] = await factsOf(anna);
    expect(after!.citations).toMatchObject([{ quote: 'In ninety.' }]);
    const removing = {
      recordId: anna,
      version: after!.version,
      fact: after!.facts[0]!.fact,
      index: 0,
    };
    const remove = (by: TestMember) =>
      graphql(test, RemoveVoiceCitationDocument, removing, by.cookie);
    expect(codeOf(await remove(contributor))).toBe('FORBIDDEN');
    expect((await remove(editor)).data?.removeVoiceCitation).toMatchObject([{ citations: [] }]);
  });

  it.each<[string, object, string]>([
    [
      'a span that ends before it begins',
      { fromMs: 3000, toMs: 500, newFact: birth },
      'INVALID_INPUT',
    ],
    ['a span behind the end', { fromMs: 1, toMs: 99_000, newFact: birth }, 'INVALID_INPUT'],
    ['a span before the beginning', { fromMs: -5, newFact: birth }, 'INVALID_INPUT'],
    ['no fact', {}, 'INVALID_INPUT'],
    ['an unknown tag', { newFact: { tag: 'NOPE' } }, 'INVALID_INPUT'],
    ['a wedding of one person', { newFact: { tag: 'MARR', date: '1950' } }, 'INVALID_INPUT'],
    ['an unreadable date', { newFact: { tag: 'BIRT', date: 'blurb' } }, 'INVALID_INPUT'],
    ['an unknown quality', { quality: 7, newFact: birth }, 'INVALID_INPUT'],
    ['an index where no fact is', { fact: 0, version: 1 }, 'NOT_FOUND'],
    ['an index far away', { fact: 99_999, version: 1 }, 'NOT_FOUND'],
  ])('%s is refused', async (_, input, code) => {
    const recordingId = await keep('The lake');
    await run('update recordings set duration_ms = 4000 where id = ?', [recordingId]);
    expect(codeOf(await cite({ recordingId, ...input }))).toBe(code);
  });

  it('contributors add facts to people they added, and viewers to none', async () => {
    const recordingId = await keep('The lake');
    expect(codeOf(await cite({ recordingId, newFact: birth }, viewer))).toBe('FORBIDDEN');
    expect(codeOf(await cite({ recordingId, newFact: birth }, contributor))).toBe('FORBIDDEN');
    const own = await person({ given: 'Olle' }, null, contributor);
    const answer = await cite({ recordingId, recordId: own, newFact: birth }, contributor);
    expect(answer.errors).toEqual([]);
  });

  it('says what is missing when the recording is in the trash or hidden, without its words', async () => {
    const id = await keep('The lake');
    await says(id, 'She was born in Visby in 1931.');
    await cite({ recordingId: id, newFact: birth });
    await graphql(test, DeleteRecordingDocument, { id }, owner.cookie);
    const gone = { recording: null, quote: null, teller: null, fromMs: null, toMs: null };
    expect((await factsOf(anna, editor))[0]!.citations).toMatchObject([
      { ...gone, missing: 'IN_TRASH' },
    ]);
    await run('delete from recordings where id = ?', [id]);
    expect((await factsOf(anna, editor))[0]!.citations).toMatchObject([
      { ...gone, missing: 'GONE' },
    ]);
  });
});

describe('proposals of a transcript', () => {
  const open = async (recordingId: string, by = owner) =>
    (await graphql(test, TreeProposalsDocument, { recordingId }, by.cookie)).data?.treeProposals;
  const turnOn = () => graphql(test, TurnTranscriptsDocument, { on: true }, owner.cookie);
  const factIn = async (recordingId: string) =>
    (await open(recordingId))?.find(({ kind }) => kind === 'FACT');

  it('are for families with transcripts, and for who may add to the tree', async () => {
    const id = await keep('The lake');
    await says(id, 'Anna Berg was born in nineteen thirty-one in Stockholm.');
    expect(await open(id)).toEqual([]);
    await turnOn();
    expect(await open(id, viewer)).toEqual([]);
    expect(await factIn(id)).toMatchObject({
      ...{ tag: 'BIRT', date: '1931', fromMs: 0, toMs: 4500 },
      people: [{ id: anna, name: 'Anna Berg' }],
    });
    expect((await open(id))?.map(({ kind }) => kind)).toEqual(['PERSON', 'FACT']);
    const stranger = await signUpMember(test);
    const { errors } = await graphql(
      test,
      TreeProposalsDocument,
      { recordingId: id },
      stranger.cookie,
    );
    expect(codeOf({ errors })).toBe('NOT_FOUND');
  });

  it('become a fact with its citation in one change, or are not offered again', async () => {
    const id = await keep('The lake');
    await says(id, 'Anna Berg was born in nineteen thirty-one in Stockholm.');
    await turnOn();
    const { key } = (await factIn(id))!;
    const accept = (by = owner) =>
      graphql(test, AcceptTreeProposalDocument, { recordingId: id, key }, by.cookie);
    expect(codeOf(await accept(viewer))).toBe('NOT_FOUND');
    const accepted = await accept();
    expect(accepted.errors).toEqual([]);
    expect(codeOf(await accept())).toBe('NOT_FOUND');
    const [{ facts, citations } = { facts: [], citations: [] }] = await factsOf(anna);
    expect(facts.find(({ date }) => date === '1931')?.place).toMatch(/^Stockholm/);
    expect(citations).toMatchObject([{ fromMs: 0, toMs: 4500, recording: { id } }]);

    const [mention] = accepted.data!.acceptTreeProposal;
    expect(mention!.kind).toBe('PERSON');
    const rejecting = { recordingId: id, key: mention!.key };
    await graphql(test, RejectTreeProposalDocument, rejecting, editor.cookie);
    expect(await open(id)).toEqual([]);
    expect(await voices(anna)).toEqual([]);
  });

  it('of a person attach the recording, and of a known fact cite it', async () => {
    const id = await keep('The lake');
    await says(id, 'Anna Berg was born in 1890.');
    await turnOn();
    for (const { key } of (await open(id))!) {
      await graphql(test, AcceptTreeProposalDocument, { recordingId: id, key }, owner.cookie);
    }
    expect(await voices(anna)).toEqual(['The lake']);
    const [{ facts, citations } = { facts: [], citations: [] }] = await factsOf(anna);
    expect(facts.filter(({ tag }) => tag === 'BIRT')).toHaveLength(1);
    expect(citations).toHaveLength(1);
  });
});

describe('a question about a person', () => {
  it('gives a link, and what is told behind it belongs to the person', async () => {
    const input = {
      ...{ clientId: randomUUID(), personName: 'Aunt Rosa', locale: 'en' },
      question: 'What was Anna like?',
    };
    const ask = (by: TestMember) =>
      graphql(test, AskAboutInTreeDocument, { recordId: anna, input }, by.cookie);
    expect(codeOf(await ask(viewer))).toBe('FORBIDDEN');
    const { data, errors } = await ask(contributor);
    expect(errors).toEqual([]);
    const link = new URL(data!.askAboutInTree);
    expect((await ask(contributor)).data?.askAboutInTree).toBe(link.href);
    const [question] = await run<{ id: string }>(
      'select id from capture_questions where family_id = ?',
      [owner.familyId],
    );
    const answer = await test.server.inject({
      method: 'PUT',
      url: `${link.pathname}/questions/${question!.id}/voice/${randomUUID()}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: media('librivox-0870.m4a'),
    });
    expect(answer.statusCode).toBe(204);
    expect(await voices(anna)).toEqual(['What was Anna like?']);
  });
});
