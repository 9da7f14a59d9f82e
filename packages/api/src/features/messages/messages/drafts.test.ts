import { randomUUID } from 'node:crypto';
import { messageFieldWords, messageRefusalWords } from '@infinite/schema/words/messages.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  draftsOf,
  readyInput,
  refusalOf,
} from '#features/messages/messages/testing/drafts.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
let drafts: ReturnType<typeof draftsOf>;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  drafts = draftsOf(test, member);
});
afterAll(() => test.close());

const created = async (input: object = readyInput, clientId?: string) =>
  dataOf(await drafts.create(input, clientId)).createDraft;
const stored = async (id: string) => dataOf(await drafts.read(id)).message;

describe('a draft', () => {
  it('survives as it was typed, complete or not', async () => {
    const half = await created({
      title: 'For',
      trigger: { kind: 'RECURRING', localDate: '', timeZone: 'Europe/Lisbon' },
      recipients: [{ name: '', email: 'maria@' }],
    });
    expect(half).toMatchObject({ state: 'DRAFT', version: 1, editable: true, body: '' });
    expect(await stored(half.id)).toEqual(half);
    expect(half.recipients).toMatchObject([{ name: '', email: 'maria@', relation: null }]);
    expect(half.trigger).toMatchObject({ kind: 'RECURRING', localDate: null, recurrence: null });
  });

  it('is one, however often its form is sent, at once or after', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => drafts.create(readyInput, clientId)));
    const ids = new Set(answers.map((answer) => dataOf(answer).createDraft.id));
    expect(ids.size).toBe(1);
    const again = await created(readyInput, clientId);
    expect(again).toMatchObject({ version: 1, recipients: [{ name: 'Maria' }, { name: 'Tom' }] });
    expect(ids).toContain(again.id);
  });

  it('keeps what was typed after an answer was lost', async () => {
    const clientId = randomUUID();
    const first = await created({ title: 'Dear' }, clientId);
    const more = await created({ title: 'Dear Maria' }, clientId);
    expect(more).toMatchObject({ id: first.id, title: 'Dear Maria', version: 2 });
  });

  it('belongs to the key of its own author only', async () => {
    const clientId = randomUUID();
    const other = draftsOf(test, await signUpMember(test));
    const mine = await created({ title: 'Mine' }, clientId);
    const theirs = dataOf(await other.create({ title: 'Theirs' }, clientId)).createDraft;
    expect(theirs.id).not.toBe(mine.id);
    expect(await stored(mine.id)).toMatchObject({ title: 'Mine' });
  });

  it('changes where the form says so and nowhere else', async () => {
    const draft = await created();
    const saved = dataOf(await drafts.save(draft.id, draft.version, { body: 'New words' }));
    expect(saved.saveDraft).toEqual({
      ...draft,
      body: 'New words',
      version: 2,
      updatedAt: saved.saveDraft.updatedAt,
    });
    const emptied = dataOf(await drafts.save(draft.id, 2, { trigger: null, recipients: null }));
    expect(emptied.saveDraft).toMatchObject({ trigger: null, recipients: [], body: 'New words' });
  });

  it('keeps the ids of its people through every change of them', async () => {
    const draft = await created();
    const [maria, tom] = draft.recipients;
    const turned = [
      { id: tom?.id, name: 'Thomas', email: 'thomas@example.org' },
      { name: 'Ana', email: 'ana@example.org' },
      { id: maria?.id, name: 'Maria', email: 'maria@example.org' },
    ];
    const saved = dataOf(await drafts.save(draft.id, 1, { recipients: turned })).saveDraft;
    expect(saved.recipients.map(({ id, name }) => [id, name])).toEqual([
      [tom?.id, 'Thomas'],
      [expect.any(String), 'Ana'],
      [maria?.id, 'Maria'],
    ]);
    const without = dataOf(await drafts.save(draft.id, 2, { recipients: turned.slice(1) }));
    expect(without.saveDraft.recipients.map(({ name }) => name)).toEqual(['Ana', 'Maria']);
    // Sent again without the id it was given: still the same Ana.
    expect(without.saveDraft.recipients[0]?.id).toBe(saved.recipients[1]?.id);
    const undone = dataOf(await drafts.save(draft.id, 3, { recipients: turned })).saveDraft;
    expect(undone.recipients.map(({ id }) => id)).toEqual(saved.recipients.map(({ id }) => id));
  });

  it('is gone after it was deleted, and another member could not do it', async () => {
    const draft = await created();
    const stranger = draftsOf(test, await signUpMember(test));
    expect(refusalOf(await stranger.remove(draft.id)).code).toBe('NOT_FOUND');
    expect(dataOf(await drafts.remove(draft.id)).deleteDraft).toBe(true);
    expect(refusalOf(await drafts.read(draft.id)).code).toBe('NOT_FOUND');
  });

  it('E12: can be copied: the same title, words and people, new ids', async () => {
    const draft = await created();
    const copy = dataOf(await drafts.duplicate(draft.id)).duplicateMessage;
    const anonymous = (people: typeof draft.recipients) => people.map(({ id: _, ...rest }) => rest);
    expect(copy).toMatchObject({ title: 'For your birthday', state: 'DRAFT' });
    expect(copy.trigger).toEqual(draft.trigger);
    expect(anonymous(copy.recipients)).toEqual(anonymous(draft.recipients));
    expect(copy.id).not.toBe(draft.id);
    expect(copy.recipients[0]?.id).not.toBe(draft.recipients[0]?.id);
  });
});

describe('two windows on one draft', () => {
  it('lose nothing: the later save is refused with the version that is stored now', async () => {
    const draft = await created({ title: 'Shared', body: 'first' });
    const one = dataOf(await drafts.save(draft.id, 1, { body: 'from the first window' }));
    expect(one.saveDraft.version).toBe(2);
    const two = await drafts.save(draft.id, 1, { body: 'from the second window' });
    expect(refusalOf(two)).toEqual({ code: 'CONFLICT', fields: { version: '2' } });
    expect(two.errors[0]?.message).toBe(messageRefusalWords.stale);
    expect(await stored(draft.id)).toMatchObject({ body: 'from the first window', version: 2 });
    const chosen = dataOf(await drafts.save(draft.id, 2, { body: 'from the second window' }));
    expect(chosen.saveDraft).toMatchObject({ body: 'from the second window', version: 3 });
  });

  it('cannot both win when they save in the same instant', async () => {
    const draft = await created({ title: 'Shared' });
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((body) => drafts.save(draft.id, 1, { body })),
    );
    const codes = answers.map((answer) => refusalOf(answer).code ?? 'saved').sort();
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'saved']);
  });

  it('agree when they say the same, so that a save may be repeated', async () => {
    const draft = await created({ title: 'Shared' });
    dataOf(await drafts.save(draft.id, 1, { body: 'same' }));
    const repeated = dataOf(await drafts.save(draft.id, 1, { body: 'same' }));
    expect(repeated.saveDraft.version).toBe(2);
  });
});

describe('what cannot be kept', () => {
  it('is refused by field and changes nothing', async () => {
    const draft = await created({ title: 'Kept' });
    const answer = await drafts.save(draft.id, 1, {
      title: 'x'.repeat(201),
      recipients: [{ name: 'A', email: 'a@example.org', timeZone: 'Moon/Base' }],
    });
    expect(refusalOf(answer)).toEqual({
      code: 'INVALID_INPUT',
      fields: {
        title: messageFieldWords.tooLong(messageFieldWords.title, 200),
        'recipients.0.timeZone': messageFieldWords.badZone,
      },
    });
    expect(await stored(draft.id)).toMatchObject({ title: 'Kept', version: 1, recipients: [] });
  });

  it('includes people and recordings of others', async () => {
    const draft = await created();
    const other = await created();
    const person = { ...readyInput.recipients[0], id: other.recipients[0]?.id };
    const people = await drafts.save(draft.id, 1, { recipients: [person] });
    expect(refusalOf(people).fields).toEqual({ recipients: messageRefusalWords.unknownRecipient });
    const recording = await drafts.save(draft.id, 1, { attachmentIds: [randomUUID()] });
    expect(refusalOf(recording).fields).toEqual({
      attachmentIds: messageRefusalWords.recordingMissing,
    });
  });

  it.each(['nonsense', '', randomUUID(), "' or 1=1 --"])(
    'a message under the id %j is not found',
    async (id) => {
      expect(refusalOf(await drafts.read(id)).code).toBe('NOT_FOUND');
      expect(refusalOf(await drafts.save(id, 1, { title: 'x' })).code).toBe('NOT_FOUND');
      expect(refusalOf(await drafts.remove(id)).code).toBe('NOT_FOUND');
      expect(refusalOf(await drafts.duplicate(id)).code).toBe('NOT_FOUND');
    },
  );

  it('needs a session', async () => {
    const visitor = draftsOf(test, { cookie: '' });
    const draft = await created();
    const codes = [
      await visitor.create(readyInput),
      await visitor.save(draft.id, 1, { title: 'x' }),
      await visitor.read(draft.id),
      await visitor.remove(draft.id),
      await visitor.duplicate(draft.id),
    ].map((answer) => refusalOf(answer).code);
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
  });

  it.each([
    ['a stranger', undefined],
    ['somebody of the same family', 'family'],
  ])('is not shown to %s', async (_, where) => {
    const familyId = where ? member.familyId : undefined;
    const other = draftsOf(test, await signUpMember(test, { familyId }));
    const draft = await created();
    const codes = [
      await other.save(draft.id, 1, { title: 'x' }),
      await other.read(draft.id),
      await other.remove(draft.id),
      await other.duplicate(draft.id),
    ].map((answer) => refusalOf(answer).code);
    expect(new Set(codes)).toEqual(new Set(['NOT_FOUND']));
    expect(await stored(draft.id)).toMatchObject({ title: readyInput.title, version: 1 });
  });
});

describe('five hundred people', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Guest ${index}`,
      email: `guest-${index}@example.org`,
    }));

  it('fit on one message, in order, and the 501st is refused with the number', async () => {
    const draft = await created({ title: 'To everyone', recipients: people(500) });
    expect(draft.recipients).toHaveLength(500);
    expect(draft.recipients[499]?.email).toBe('guest-499@example.org');
    const answer = await drafts.save(draft.id, 1, { recipients: people(501) });
    expect(refusalOf(answer).fields).toEqual({ recipients: messageFieldWords.tooManyRecipients });
    expect((await stored(draft.id))?.recipients).toHaveLength(500);
  });
});
