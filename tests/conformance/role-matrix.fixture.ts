import { randomUUID } from 'node:crypto';
import { staffRoles, type StaffRole } from '@infinite/schema/catalogue/staff';
import { memberRoles, type FamilyStanding } from '@infinite/schema/catalogue/families';
import { addComment } from '@infinite/api/features/collaboration/comments/index';
import { askQuestion } from '@infinite/api/features/collaboration/questions/index';
import { askForStories } from '@infinite/api/features/stories/captures/index';
import { familyKeyOwner, sealWords } from '@infinite/api/features/people/families/index';
import { addChild, labelVoice, updateChild } from '@infinite/api/features/relatives/children/index';
import { addContact } from '@infinite/api/features/relatives/contacts/index';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { giveFamilyPicture } from '@infinite/api/testing/family-picture';
import { giveKey } from '@infinite/api/testing/api-keys';
import { armMessage } from '@infinite/api/testing/armed-message';
import { keepRecording } from '@infinite/api/testing/kept-recording';
import { signInAgain, signUpMember, type TestMember } from '@infinite/api/testing/members';
import type { TestApp } from '@infinite/api/testing/test-app';
import { makeKept, type KeptFixture } from './role-matrix.kept-fixture.ts';
import { makeTree, type TreeFixture } from './role-matrix.tree-fixture.ts';
import { makeVoices, type VoicesFixture } from './role-matrix.voices-fixture.ts';

/** A picture, as base64 of a PNG file. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Stands in everything the owner's family has; nobody else's answer may hold it. */
export const marker = 'only-for-the-family';

/** Of the transcript of the owner's recording. */
export const transcriptSegmentId = 'segment-1';

/**
 * Everybody but the owner of the things: 'relative: viewer' is of the same family, and so on. The
 * 'relative: child' has taken a profile over, and 'owner elsewhere' is the owner of the things on a page
 * of a second family of their own. What keys may is asked in key-matrix.test.ts.
 */
export const roles = [
  'visitor',
  'sample visitor',
  'stranger',
  ...staffRoles.map((role) => (role === 'admin' ? role : (`staff: ${role}` as const))),
  ...memberRoles.map((role) => `relative: ${role}` as const),
  'relative: child',
  'ex-member',
  'owner elsewhere',
] as const;
export type Role = (typeof roles)[number];

/** What this caller does for the product; undefined for those who do nothing. */
export const staffRoleOf = (role: Role): StaffRole | undefined =>
  staffRoles.find((name) => role === name || role === `staff: ${name}`);

export const isRelative = (role: Role) => role.startsWith('relative');

/** The standing of this caller in the owner's family; undefined for callers from outside of it. */
export function standingOf(role: Role): FamilyStanding | undefined {
  if (role === 'ex-member') return 'none';
  if (role === 'relative: child') return 'contributor';
  return memberRoles.find((name) => role === `relative: ${name}`);
}

/** One family with one of each thing, and the people who may and may not come near it. */
export interface Fixture extends KeptFixture, TreeFixture, VoicesFixture {
  owner: TestMember;
  sessionId: string;
  recordingId: string;
  unfinishedTakeId: string;
  draftId: string;
  recipientId: string;
  scheduledId: string;
  failedDeliveryId: string;
  apiKeyId: string;
  serviceKeyId: string;
  webhookId: string;
  webhookDeliveryId: string;
  /** A viewer of the family. */
  relativeId: string;
  invitationId: string;
  /** Of the owner, on the recording. */
  commentId: string;
  /** Of the owner, to the relative. */
  questionId: string;
  /** Begun by the owner, and its question. */
  captureId: string;
  captureQuestionId: string;
  /** The owner's own, 14 years old, with the recording in their voice. */
  childId: string;
  /** Of the address book, added by the owner. */
  savedSearchId: string;
  contactId: string;
  removableContactId: string;
}

/** The session of somebody new in that role, since some operations end the session they are tried with. */
export async function headersOf(
  test: TestApp,
  fixture: Fixture,
  role: Role,
): Promise<Record<string, string>> {
  if (role === 'visitor') return {};
  if (role === 'sample visitor') return { cookie: await sampleVisitor(test) };
  if (role === 'owner elsewhere') return { cookie: await ownerElsewhere(test, fixture.owner) };
  const { familyId } = fixture.owner;
  const standing = standingOf(role);
  const familyRole = standing === 'none' ? 'editor' : standing;
  const member = await signUpMember(test, {
    role: staffRoleOf(role) ?? 'member',
    ...(familyRole ? { familyId, familyRole } : {}),
  });
  if (standing === 'none') await expel(test, member);
  if (role === 'relative: child') await giveProfile(test, fixture.owner, member);
  return { cookie: member.cookie };
}

/** A page of the owner that shows a second family of theirs. */
async function ownerElsewhere(test: TestApp, owner: TestMember): Promise<string> {
  const { familyId } = await signUpMember(test);
  await test.app.orm.em
    .getConnection()
    .execute(
      `insert into memberships (family_id, user_id, role, created_at) values (?, ?, 'owner', now())`,
      [familyId, owner.userId],
    );
  return signInAgain(test, { ...owner, familyId });
}

/** A profile that the owner kept for this member, who took it over. */
async function giveProfile(test: TestApp, owner: TestMember, child: TestMember): Promise<void> {
  const id = randomUUID();
  const { familyId, userId } = owner;
  const name = await sealWords(
    await owner.ctx(),
    familyId,
    { kind: 'child-name', row: id },
    marker,
  );
  await test.app.orm.em.getConnection().execute(
    `insert into children (id, family_id, parent_id, client_id, sealed_name, created_at, account_id,
       handed_over_at)
     values (?, ?, ?, ?, ?, now(), ?, now())`,
    [id, familyId, userId, id, name, child.userId],
  );
}

async function keepSearch(test: TestApp, { userId, familyId }: TestMember): Promise<string> {
  const id = randomUUID();
  await test.app.orm.em.getConnection().execute(
    `insert into saved_searches (id, family_id, user_id, name, text, created_at)
     values (?, ?, ?, ?, ?, now())`,
    [id, familyId, userId, marker, marker],
  );
  return id;
}

/** Somebody who looks at a sample family. */
async function sampleVisitor(test: TestApp): Promise<string> {
  const familyId = randomUUID();
  const connection = test.app.orm.em.getConnection();
  // A family is made as a sample, or never becomes one.
  await connection.execute(
    `insert into families (id, name, wrapped_key, created_at, sample_until)
     values (?, 'A sample', ?, now(), '9000-01-01T00:00:00Z')`,
    [familyId, test.app.keys.newKey(familyKeyOwner(familyId)).wrapped],
  );
  const { userId, cookie } = await signUpMember(test, { familyId, familyRole: 'owner' });
  await connection.execute(`update users set sample = true where id = ?`, [userId]);
  return cookie;
}

/** A former member whose session still stands in the family, as a tab left open does. */
async function expel(test: TestApp, { userId, familyId }: TestMember): Promise<void> {
  const connection = test.app.orm.em.getConnection();
  const values = [familyId, userId];
  await connection.execute(`delete from memberships where family_id = ? and user_id = ?`, values);
  await connection.execute(
    `insert into former_members (family_id, user_id, role, left_at, removed)
     values (?, ?, 'editor', now(), true)`,
    values,
  );
}

export async function makeFixture(test: TestApp): Promise<Fixture> {
  const owner = await signUpMember(test);
  const content = Buffer.from(`%PDF-1.4 ${marker} ${owner.userId}`);
  const metadata = { kind: 'FILE', origin: 'uploaded', title: marker, filename: `${marker}.txt` };
  // Written into the tables: this is about who gets at it, and to prepare one takes a process.
  const recordingId = await keepRecording(test, owner, content, {
    kind: 'FILE',
    origin: 'uploaded',
    title: marker,
    fileName: `${marker}.txt`,
    mimeType: 'application/pdf',
  });
  const client = await TusClient.of(test, owner.cookie);
  const begun = await client.begin({ ...metadata, takeId: randomUUID() }, 100);
  const takePath = begun.headers.get('location') ?? '';
  await client.send(takePath, 0, content.subarray(0, 20));
  await giveFamilyPicture(test, owner.familyId, marker);
  const words = { title: marker, body: marker, recipients: [`${marker}@example.org`] };
  const draftId = await armMessage(test, owner, words);
  const scheduledId = await armMessage(test, owner, words);
  const run = <Row>(sql: string, values: unknown[]) =>
    test.app.orm.em.getConnection().execute<Row[]>(sql, values);
  await run(
    `update messages set state = 'DRAFT', next_step_at = null, scheduled_at = null where id = ?`,
    [draftId],
  );
  await run(
    `insert into recording_versions (id, recording_id, state, problem, created_at, updated_at)
     values (?, ?, 'READY', 'MAY_NOT_PLAY', now(), now())`,
    [randomUUID(), recordingId],
  );
  await makeTranscript(test, owner, recordingId);
  const [session] = await run<{ id: string }>('select id from sessions where user_id = ?', [
    owner.userId,
  ]);
  const [recipient] = await run<{ id: string }>(
    'select id from message_recipients where message_id = ?',
    [scheduledId],
  );
  const { familyId } = owner;
  const relativeId = (await signUpMember(test, { familyId, familyRole: 'viewer' })).userId;
  return {
    owner,
    sessionId: session?.id ?? '',
    recordingId,
    unfinishedTakeId: takePath.split('/').at(-1) ?? '',
    draftId,
    recipientId: recipient?.id ?? '',
    scheduledId,
    failedDeliveryId: await makeFailedDelivery(test, owner, scheduledId),
    apiKeyId: (await giveKey(test, owner)).id,
    serviceKeyId: (
      await giveKey(test, await signUpMember(test), {
        kind: 'service',
        expiresAt: '2020-01-01T00:00:00Z',
      })
    ).id,
    ...(await makeWebhook(test, owner)),
    relativeId,
    invitationId: await makeInvitation(test, owner),
    commentId: await makeComment(test, owner, recordingId),
    questionId: await makeQuestion(owner, relativeId),
    ...(await makeCapture(owner)),
    childId: await makeChild(test, owner, recordingId),
    savedSearchId: await keepSearch(test, owner),
    contactId: await makeContact(owner),
    removableContactId: await makeContact(owner),
    ...(await makeKept(test, owner, recordingId, marker)),
    ...(await makeTree(test, owner, marker)),
    ...(await makeVoices(test, owner, marker)),
  };
}

async function makeComment(test: TestApp, owner: TestMember, subjectId: string): Promise<string> {
  const words = { clientId: randomUUID(), kind: 'RECORDING', subjectId, body: marker } as const;
  return (await addComment(await owner.ctx(), words)).id;
}

async function makeChild(test: TestApp, owner: TestMember, recordingId: string): Promise<string> {
  const ctx = await owner.ctx();
  const today = test.app.clock.now().toZonedDateTimeISO('Europe/Lisbon').toPlainDate();
  const born = (years: number) => ({
    name: marker,
    birthday: today.subtract({ years, months: 2 }).toString(),
  });
  const consent = { clientId: randomUUID(), consentVersion: 1 } as const;
  const childId = await addChild(ctx, { ...born(12), ...consent });
  await updateChild(ctx, childId, born(14));
  await labelVoice(ctx, recordingId, childId);
  return childId;
}

async function makeQuestion(owner: TestMember, relativeId: string): Promise<string> {
  const question = { clientId: randomUUID(), body: marker, memberIds: [relativeId] };
  return (await askQuestion(await owner.ctx(), question)).id;
}

async function makeCapture(owner: TestMember) {
  const capture = await askForStories(await owner.ctx(), {
    ...{ clientId: randomUUID(), personName: marker, timeZone: 'Europe/Lisbon', locale: 'en' },
    ...{ pace: 'OWN', weekday: 1, questions: [marker, marker] },
  });
  return { captureId: capture.id, captureQuestionId: capture.questions[0]?.id ?? '' };
}

async function makeTranscript(
  test: TestApp,
  { familyId }: TestMember,
  recordingId: string,
): Promise<void> {
  const times = { startMs: 0, endMs: 1000, words: [[0, 1000, marker]] };
  const rest = { speaker: null, edited: false, heard: null };
  const segments = [{ id: transcriptSegmentId, ...times, text: marker, ...rest }];
  await test.app.orm.em.getConnection().execute(
    `insert into transcripts (recording_id, family_id, state, segments, touched_at)
     values (?, ?, 'READY', ?, now())`,
    [recordingId, familyId, JSON.stringify(segments)],
  );
}

const readable = new WeakMap<TestApp, Promise<Fixture>>();

/** One of its own for a mutation. Queries leave it as it is and share one: to make it takes longer. */
export function fixtureFor(test: TestApp, kind: 'query' | 'mutation'): Promise<Fixture> {
  if (kind === 'mutation') return makeFixture(test);
  const known = readable.get(test) ?? makeFixture(test);
  readable.set(test, known);
  return known;
}

async function makeContact(owner: TestMember): Promise<string> {
  const contact = { name: marker, notes: marker, emails: ['contact@example.org'] };
  return (await addContact(await owner.ctx(), contact)).id;
}

async function makeInvitation(test: TestApp, owner: TestMember): Promise<string> {
  const id = randomUUID();
  await test.app.orm.em.getConnection().execute(
    `insert into family_invitations
       (id, family_id, invited_by, role, name, email, email_key, created_at, expires_at)
     values (?, ?, ?, 'viewer', ?, ?, ?, now(), '9000-01-01T00:00:00Z')`,
    [id, owner.familyId, owner.userId, marker, `${id}@example.org`, `${id}@example.org`],
  );
  return id;
}

/** A webhook of the owner, with one delivery whose event holds what only the family has. */
async function makeWebhook(
  test: TestApp,
  owner: TestMember,
): Promise<Pick<Fixture, 'webhookId' | 'webhookDeliveryId'>> {
  const [webhookId, webhookDeliveryId, eventId] = [randomUUID(), randomUUID(), randomUUID()];
  const now = test.app.clock.now().toString();
  const connection = test.app.orm.em.getConnection();
  await connection.execute(
    `insert into webhook_endpoints (id, family_id, owner_id, url, description, events, enabled,
       wrapped_secret, created_at)
     values (?, ?, ?, ?, ?, '{member.joined}', true, ?, ?)`,
    [
      webhookId,
      owner.familyId,
      owner.userId,
      `https://example.org/${marker}`,
      marker,
      test.app.keys.newKey(`webhook:${webhookId}`).wrapped,
      now,
    ],
  );
  await connection.execute(
    `insert into webhook_events (id, type, at, data) values (?, 'member.joined', ?, ?)`,
    [eventId, now, JSON.stringify({ marker })],
  );
  await connection.execute(
    `insert into webhook_deliveries (id, endpoint_id, event_id, state, created_at)
     values (?, ?, ?, 'FAILED', ?)`,
    [webhookDeliveryId, webhookId, eventId, now],
  );
  return { webhookId, webhookDeliveryId };
}

async function makeFailedDelivery(
  test: TestApp,
  owner: TestMember,
  messageId: string,
): Promise<string> {
  const id = randomUUID();
  const now = test.app.clock.now().toString();
  const connection = test.app.orm.em.getConnection();
  await connection.execute(
    `insert into delivery_snapshots
       (family_id, message_id, occurrence, title, body, from_name, recording_ids, created_at)
     values (?, ?, '2026-02-01', ?, ?, ?, '{}', ?)`,
    [owner.familyId, messageId, marker, marker, marker, now],
  );
  await connection.execute(
    `insert into deliveries (family_id, id, message_id, recipient_id, occurrence, state,
       recipient_name, address, time_zone, due_at, mail_message_id, token_hash, created_at)
     select family_id, ?, message_id, id, '2026-02-01', 'FAILED', ?, email, 'Europe/Lisbon', ?, ?, ?, ?
       from message_recipients where message_id = ?`,
    [id, marker, now, `${id}@example.org`, id, now, messageId],
  );
  return id;
}
