import { readFileSync } from 'node:fs';
import { messageLimits } from '@infinite/schema/catalogue/messages';
import { fits, isBlank, keepLines, keepOneLine } from '@infinite/schema/text/plain-text';
import { messageFieldWords as words } from '@infinite/schema/words/messages.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  draftsOf,
  readyInput,
  refusalOf,
} from '#features/messages/messages/testing/drafts.ts';
import { requireReadyToSchedule } from '#features/messages/messages/check-ready.ts';
import { findMessage } from '#features/messages/messages/find-message.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

interface Hostile {
  id: string;
  category: string;
  value: string;
}
const { strings } = JSON.parse(
  readFileSync(
    new URL('../../../../../../tests/fixtures/hostile-strings.json', import.meta.url),
    'utf8',
  ),
) as { strings: Hostile[] };

let test: TestApp;
let member: TestMember;
let drafts: ReturnType<typeof draftsOf>;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  drafts = draftsOf(test, member);
});
afterAll(() => test.close());

const { title, body, recipientName, relation } = messageLimits;

describe.each(strings)('the text $id', ({ value }) => {
  it('is kept in every field exactly, or refused by name', async () => {
    const line = keepOneLine(value);
    const typed = {
      title: value,
      body: value,
      recipients: [{ name: value, email: 'a@example.org', relation: value }],
    };
    const answer = await drafts.create(typed);
    const tooLong = {
      ...(fits(line, title) ? {} : { title: words.tooLong(words.title, title) }),
      ...(fits(keepLines(value), body) ? {} : { body: words.tooLong(words.body, body) }),
      ...(fits(line, recipientName)
        ? {}
        : { 'recipients.0.name': words.tooLong(words.name, recipientName) }),
      ...(fits(line, relation)
        ? {}
        : { 'recipients.0.relation': words.tooLong(words.relation, relation) }),
    };
    if (Object.keys(tooLong).length > 0) {
      expect(refusalOf(answer)).toEqual({ code: 'INVALID_INPUT', fields: tooLong });
      return;
    }
    const { id } = dataOf(answer).createDraft;
    expect(dataOf(await drafts.read(id)).message).toMatchObject({
      title: line,
      body: keepLines(value),
      recipients: [{ name: line, relation: value === '' ? null : line }],
    });
  });
});

const byCategory = Map.groupBy(strings, (hostile) => hostile.category);
const samples = [...byCategory.values()].flatMap((category) => category.slice(0, 3));

describe.each(samples)('the text $id', ({ value }) => {
  it('is refused with words where only a zone, a date, a time, an id or a page may stand', async () => {
    const trigger = { kind: 'DATE', timeZone: 'Europe/Lisbon' };
    const person = (email: string) => ({ recipients: [{ name: 'A', email }] });
    const answers = [
      await drafts.create({ trigger: { ...trigger, timeZone: value } }),
      await drafts.create({ trigger: { ...trigger, localDate: value } }),
      await drafts.create({ trigger: { ...trigger, localTime: value } }),
      await drafts.create({ attachmentIds: [value] }),
      await drafts.read(value),
      await drafts.ask(`query ($after: String) { messages(after: $after) { nodes { id } } }`, {
        after: value,
      }),
      await drafts.create(person(value)),
      await drafts.create({}, value),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      expect([undefined, 'INVALID_INPUT', 'NOT_FOUND']).toContain(refusalOf(answer).code);
    }
    if (value === '') return;
    const refused = answers.slice(0, 6).map((answer) => refusalOf(answer).code);
    expect(refused).not.toContain(undefined);
  });
});

describe('a text that shows nothing', () => {
  const blanks = strings.filter(({ value }) => isBlank(value)).map(({ value }) => value);

  it('counts as empty when the message is to be scheduled, with the same words', async () => {
    expect(blanks.length).toBeGreaterThan(15);
    for (const blank of blanks.filter((value) => value.length < 200)) {
      const draft = dataOf(
        await drafts.create({
          ...readyInput,
          title: blank,
          body: blank,
          recipients: [{ name: blank, email: 'a@example.org' }],
        }),
      ).createDraft;
      const ctx = await member.ctx();
      const refused = requireReadyToSchedule(ctx, await findMessage(ctx, draft.id));
      await expect(refused).rejects.toThrow(AppError);
      await expect(refused).rejects.toMatchObject({
        fields: { body: words.empty, 'recipients.0.name': words.nameMissing },
      });
    }
  });
});
