import { gedcomOf } from '@infinite/api/features/tree/gedcom/testing/packed';
import type { TestApp } from '@infinite/api/testing/test-app';
import type { LivingFixture } from './living-matrix.fixture.ts';
import { callOperation, fieldsOf } from './role-matrix.calls.ts';

/** Who reads. The keys are the owner's. */
export const readers = [
  ...['owner', 'editor', 'contributor', 'viewer', 'self', 'key', 'key with living'],
  ...['stranger', 'visitor'],
] as const;
export type Reader = (typeof readers)[number];

export interface Asking {
  readonly test: TestApp;
  readonly family: LivingFixture;
  readonly of: 'living' | 'dead';
  readonly headers: Record<string, string>;
  /** Null for keys and visitors. */
  readonly email: string | null;
}

/** A way on which what a tree says leaves the server. */
export interface Way {
  readonly name: string;
  /** Places in the schema that lead there; see `waysIntoTree`. */
  readonly covers: readonly string[];
  /** What it says to those who see everything. */
  readonly says: 'details' | 'names' | 'nothing';
  /** Members and keys that are refused. */
  readonly refused?: readonly Reader[];
  /** Withholds the living from everyone. */
  readonly withholds?: true;
  /** Says nothing to a person about themselves. */
  readonly notOfOneself?: true;
  /** What counts as a detail here, where it is no date, place or word. */
  readonly marks?: { readonly living: (family: LivingFixture) => RegExp; readonly dead: RegExp };
  readonly ask: (asking: Asking) => Promise<string>;
}

const keys = ['key', 'key with living'] as const;
const viewers = ['viewer', 'self'] as const;

/** An operation and all that can be asked of its answer. */
function operation(
  name: string,
  rest: Omit<Way, 'name' | 'ask'>,
  variables: (asking: Asking) => Record<string, unknown> = () => ({}),
  depth = 3,
): Way {
  const ask = async (asking: Asking) => {
    const field = fieldsOf(asking.test).find((each) => each.field.name === name);
    if (!field) throw new Error(`no operation is named ${name}`);
    const answer = await callOperation(
      asking.test,
      field,
      variables(asking),
      asking.headers,
      depth,
    );
    return JSON.stringify(answer.value);
  };
  return { name, ...rest, ask };
}

const query = (name: string) => [`Query.${name}`];
const subject = ({ family, of }: Asking) => family[of];
const days = {
  living: () => /Livia/,
  dead: /Dora/,
};

function route(
  name: string,
  path: (asking: Asking) => string,
  rest: Partial<Omit<Way, 'name' | 'ask'>> = {},
): Way {
  const ask = async (asking: Asking) => {
    const { test, headers } = asking;
    const answer = await test.server.inject({ url: path(asking), headers });
    if (answer.statusCode !== 200) return '';
    return answer.headers['content-type'] === 'application/vnd.familysearch.gedcom+zip'
      ? gedcomOf(answer.rawPayload)
      : answer.body;
  };
  return { name, covers: [], says: 'details', ...rest, ask };
}

const file = (format: string) => [
  route(`a file in ${format}`, () => `/api/tree/file?format=${format}`, {
    ...{ covers: ['GET /api/tree/file'], withholds: true, refused: viewers },
  }),
  route(
    `a file in ${format} with the living`,
    () => `/api/tree/file?format=${format}&living=include`,
    {
      ...{ covers: [], refused: [...viewers, 'contributor', 'key'] },
    },
  ),
];

export const ways: readonly Way[] = [
  operation('treeIndividual', { covers: query('treeIndividual'), says: 'details' }, (asking) => ({
    id: subject(asking).id,
  })),
  operation('treeUnion', { covers: query('treeUnion'), says: 'details' }, (asking) => ({
    id: subject(asking).unionId,
  })),
  operation('treeIndividuals', { covers: query('treeIndividuals'), says: 'details' }, () => ({
    first: 14,
  })),
  operation('treeEvents', { covers: query('treeEvents'), says: 'details' }, () => ({ first: 14 })),
  operation('treeTimeline', { covers: query('treeTimeline'), says: 'details' }, () => ({
    first: 14,
  })),
  operation('treePlaces', { covers: query('treePlaces'), says: 'details' }),
  operation(
    'treeRelatives',
    { covers: query('treeRelatives'), says: 'details', notOfOneself: true },
    () => ({ first: 14 }),
    4,
  ),
  operation('treeWarnings', {
    ...{ covers: query('treeWarnings'), says: 'details' },
    marks: { living: ({ living }) => new RegExp(living.id), dead: /buried|burial/i },
  }),
  operation('treeDuplicates', {
    ...{ covers: query('treeDuplicates'), says: 'details' },
    refused: [...viewers, ...keys, 'contributor'],
  }),
  operation('treeChanges', { covers: query('treeChanges'), says: 'names', refused: keys }),
  operation('treeOverview', { covers: query('treeOverview'), says: 'nothing' }),
  operation('treeMembers', { covers: query('treeMembers'), says: 'nothing' }),
  operation('treeSources', {
    ...{ covers: query('treeSources'), says: 'nothing' },
    // The titles of recordings are the vault's, which shows them to the same readers.
    marks: { living: ({ living }) => new RegExp(`${living.id}|Livia`), dead: /Dora/ },
  }),
  {
    name: 'treeSourceUses',
    ...{ covers: ['Query.treeSource', 'Query.treeSourceUses'], says: 'details' },
    ask: async (asking) => {
      const { family, of } = asking;
      const list = operation('treeSources', { covers: [], says: 'nothing' });
      const sources = JSON.parse(await list.ask(asking)) as {
        nodes: { id: string; recordingId: string | null }[];
      } | null;
      const source = sources?.nodes.find(
        ({ recordingId }) => recordingId === family[of].recordingId,
      );
      if (!source) return '';
      const uses = operation('treeSourceUses', { covers: [], says: 'details' }, () => ({
        sourceId: source.id,
        first: 5,
      }));
      return uses.ask(asking);
    },
  },
  operation('treeRelations', { covers: query('treeRelations'), says: 'nothing' }, (asking) => ({
    ids: [subject(asking).id],
  })),
  operation(
    'treeRelationship',
    { covers: query('treeRelationship'), says: 'nothing' },
    ({ family }) => ({ from: family.living.id, to: family.dead.id }),
  ),
  operation('treeVoices', { covers: query('treeVoices'), says: 'details' }, (asking) => ({
    recordId: subject(asking).id,
  })),
  operation(
    'treeBranchVoices',
    { covers: query('treeBranchVoices'), says: 'details' },
    (asking) => ({
      ...{ individualId: subject(asking).id, direction: 'DOWN' },
    }),
  ),
  operation('treeFactVoices', { covers: query('treeFactVoices'), says: 'details' }, (asking) => ({
    recordId: subject(asking).id,
  })),
  operation(
    'recordingInTree',
    {
      covers: [
        ...['Query.recordingInTree', 'RecordingSubject.subject', 'RecordingProof.subject'],
        'RecordingProof.fact',
      ],
      says: 'details',
    },
    (asking) => ({ recordingId: subject(asking).recordingId }),
  ),
  operation(
    'attachVoice',
    {
      covers: ['Mutation.attachVoice', 'Mutation.detachVoice'],
      says: 'details',
      refused: viewers,
    },
    (asking) => ({ recordingId: subject(asking).recordingId, recordId: subject(asking).id }),
  ),
  operation(
    'search',
    { covers: ['SearchGroup.TREE'], says: 'details', refused: keys },
    ({ of }) => ({ text: of === 'living' ? 'Livia' : 'Dora', group: 'TREE' }),
  ),
  operation('home', {
    ...{ covers: ['ComingDate.treePersonId', 'ComingDateKind.ANNIVERSARY'], says: 'details' },
    ...{ refused: keys, marks: days },
  }),
  operation(
    'treeAnniversaries',
    { covers: query('treeAnniversaries'), says: 'details', marks: days },
    () => ({ days: 30 }),
  ),
  operation(
    'notices',
    {
      ...{ covers: ['NoticeKind.ANNIVERSARY_COMES'], says: 'details', refused: keys },
      ...{ marks: days, notOfOneself: true },
    },
    undefined,
    4,
  ),
  operation(
    'familyActivity',
    {
      covers: ['FamilyEventKind.TREE_CHANGED', 'SubjectKind.TREE_PERSON'],
      says: 'names',
      refused: keys,
    },
    undefined,
    4,
  ),
  route('the graph', () => '/api/tree/graph', { covers: ['GET /api/tree/graph'] }),
  route('the graph around', (asking) => `/api/tree/graph?root=${subject(asking).id}`),
  ...['7.0', '5.5.1', 'gedzip'].flatMap(file),
  {
    name: 'the mails about days that come',
    covers: [],
    ...{ says: 'details', refused: keys, marks: days, notOfOneself: true },
    ask: ({ test, email }) =>
      Promise.resolve(
        test.mailer.sent
          .filter(({ to }) => to.address === email)
          .map(({ subject: line, text, html }) => `${line} ${text} ${html}`)
          .join('\n'),
      ),
  },
  {
    name: 'a calendar',
    covers: ['Mutation.addTreeCalendar', 'Query.treeCalendars', 'GET /tree-calendars/:file'],
    ...{ says: 'details', refused: keys, marks: days },
    ask: async ({ test, headers }) => {
      const input = { name: 'Our days', kinds: ['BIRTHDAY', 'WEDDING', 'REMEMBRANCE'] };
      const answer = await test.server.inject({
        ...{ method: 'POST', url: '/graphql', headers },
        payload: {
          query:
            'mutation ($input: TreeCalendarInput!) { addTreeCalendar(input: $input) { path } }',
          variables: { input },
        },
      });
      const { data } = answer.json<{ data: { addTreeCalendar: { path: string } } | null }>();
      if (!data) return '';
      // Who has the address reads it without being signed in.
      return (await test.server.inject({ url: data.addTreeCalendar.path })).body;
    },
  },
];
