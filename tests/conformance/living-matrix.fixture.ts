import type { TestApp } from '@infinite/api/testing/test-app';
import { keepRecording } from '@infinite/api/testing/kept-recording';
import { signUpMember, type TestMember } from '@infinite/api/testing/members';

/** A family with somebody who lives and somebody who died. Of each there is one of everything that a tree says. */
export interface LivingFixture {
  readonly owner: TestMember;
  /** Of the family, by role; 'self' is a viewer who is the living person. */
  readonly members: Readonly<Record<'editor' | 'contributor' | 'viewer' | 'self', TestMember>>;
  readonly living: Subject;
  readonly dead: Subject;
}

interface Subject {
  readonly id: string;
  /** With their partner. */
  readonly unionId: string;
  /** A story about them, which also proves where they worked. */
  readonly recordingId: string;
}

/** What tells that a text has details of the living person, none of which could be part of an id. */
export const livingDetails = /Livetown|Livebaker|Livechurch|Liveword|(?<![\w-])1983(?!\w)/;
export const livingName = /Livia/;
export const deadDetails = /Deadtown|Deadbaker|Deadchurch|Deadword|(?<![\w-])1904(?!\w)/;

export async function makeFamily(test: TestApp): Promise<LivingFixture> {
  const owner = await signUpMember(test, { timeZone: 'UTC' });
  const join = (familyRole: 'editor' | 'contributor' | 'viewer') =>
    signUpMember(test, { familyId: owner.familyId, familyRole, timeZone: 'UTC' });
  const soon = test.app.clock.now().toZonedDateTimeISO('UTC').add({ days: 3 });
  const month = soon.toLocaleString('en-US', { month: 'short', calendar: 'gregory' });
  const day = `${soon.day} ${month.toUpperCase()}`;
  const dead = await makeSubject(test, owner, {
    ...{ name: 'Dora', mark: 'Dead', wed: '1930' },
    birth: { date: `${day} 1904`, place: 'Deadtown' },
    death: { date: `${day} 1970`, place: 'Deadtown' },
  });
  const living = await makeSubject(test, owner, {
    ...{ name: 'Livia', mark: 'Live', wed: '2010' },
    birth: { date: `${day} 1983`, place: 'Livetown' },
    // A mother of 79: the warning about it is about the living person as well.
    relation: { kind: 'CHILD', to: dead.id },
  });
  const members = {
    editor: await join('editor'),
    contributor: await join('contributor'),
    viewer: await join('viewer'),
    self: await join('viewer'),
  };
  await link(test, owner, { id: living.id, subjectId: members.self.userId });
  for (const { userId } of [owner, members.editor, members.contributor, members.viewer]) {
    const sibling = { kind: 'SIBLING', to: living.id };
    const id = await addPerson(test, owner, { given: 'Nils', surname: 'Quill' }, sibling);
    await link(test, owner, { id, subjectId: userId });
  }
  return { owner, members, living, dead };
}

/** Has the member mailed about days that come, which nobody is unasked. */
export async function wantMails(test: TestApp, member: TestMember): Promise<void> {
  const choice = { kind: 'ANNIVERSARY_COMES', mail: 'NOW', push: false };
  const input = { choices: [choice], quiet: null };
  const parameters = ['input: NoticeSettingsInput!'];
  await call(test, member, 'updateNoticeSettings', { input }, parameters, '{ pushKey }');
}

interface NewSubject {
  readonly name: string;
  readonly mark: string;
  readonly wed: string;
  readonly birth: object;
  readonly death?: object;
  readonly relation?: object;
}

async function makeSubject(
  test: TestApp,
  owner: TestMember,
  { name, mark, wed, relation, ...life }: NewSubject,
): Promise<Subject> {
  const person = { given: name, surname: 'Quill', sex: 'F', ...life };
  const id = await addPerson(test, owner, person, relation);
  // Their twin in the list of duplicates.
  await addPerson(test, owner, person);
  const partner = { given: 'Otto', surname: 'Amber', sex: 'M', ...life };
  await addPerson(test, owner, partner, { kind: 'PARTNER', to: id });
  const [union] = await run<{ id: string }>(
    test,
    `select union_id as id from tree_union_people where individual_id = ? and role = 'PARTNER'`,
    [id],
  );
  const unionId = union?.id ?? '';
  await addFact(test, owner, { recordId: id, tag: 'OCCU', input: { value: `${mark}baker` } });
  // Buried before the death: a warning about them alone.
  if (life.death) {
    await addFact(test, owner, { recordId: id, tag: 'BURI', input: { date: '1950' } });
  }
  await addFact(test, owner, {
    ...{ recordId: unionId, tag: 'MARR', input: { date: wed, place: `${mark}church` } },
  });
  const title = `${mark}word of them`;
  const recordingId = await keepRecording(test, owner, Buffer.from(title), { title });
  await call(
    test,
    owner,
    'attachVoice',
    { recordingId, recordId: id },
    [...['recordingId: ID!', 'recordId: ID!']],
    '{ mayAdd }',
  );
  const cited = { recordId: id, recordingId, fromMs: 0, toMs: 900, quality: 2 };
  await call(
    test,
    owner,
    'citeRecording',
    { input: { ...cited, quote: 'x', newFact: { tag: 'EDUC', value: `${mark}baker school` } } },
    ['input: VoiceCitationInput!'],
    '{ version }',
  );
  return { id, unionId, recordingId };
}

async function link(
  test: TestApp,
  owner: TestMember,
  member: { id: string; subjectId: string },
): Promise<void> {
  await call(test, owner, 'linkTreePerson', { ...member, kind: 'MEMBER' }, [
    ...['id: ID!', 'kind: TreeSubject!', 'subjectId: ID'],
  ]);
}

async function addPerson(
  test: TestApp,
  owner: TestMember,
  input: object,
  relation: object | null = null,
): Promise<string> {
  const variables = { input, relation };
  const parameters = ['input: TreePersonInput!', 'relation: TreeRelationInput'];
  const added = await call(test, owner, 'addTreePerson', variables, parameters, '{ id }');
  return (added as { id: string }).id;
}

async function addFact(
  test: TestApp,
  owner: TestMember,
  fact: { recordId: string; tag: string; input: object },
): Promise<void> {
  const [record] = await run<{ version: number }>(
    test,
    'select version from tree_records where id = ?',
    [fact.recordId],
  );
  await call(test, owner, 'addTreeFact', { ...fact, version: record?.version ?? 0 }, [
    ...['recordId: ID!', 'version: Int!', 'tag: String!', 'input: TreeFactInput!'],
  ]);
}

async function call(
  test: TestApp,
  { cookie }: TestMember,
  name: string,
  variables: object,
  parameters: readonly string[],
  selection = '',
): Promise<unknown> {
  const names = parameters.map((parameter) => parameter.split(':')[0] ?? '');
  const query = `mutation (${parameters.map((parameter) => `$${parameter}`).join(', ')}) {
    answer: ${name}(${names.map((each) => `${each}: $${each}`).join(', ')}) ${selection}
  }`;
  const response = await test.server.inject({
    ...{ method: 'POST', url: '/graphql', headers: { cookie } },
    payload: { query, variables },
  });
  const { data, errors } = response.json<{ data?: { answer: unknown }; errors?: object[] }>();
  if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data?.answer;
}

const run = <Row extends object>(test: TestApp, sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
