import { newRecipientsPerDay } from '@infinite/schema/catalogue/security';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDraftDocument,
  draftInput,
  scheduleDocument,
  type Answer,
} from '#features/messages/delivery/testing/letter-operations.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: '2041-04-01T09:00:00Z' });
});
afterAll(() => test.close());

let made = 0;
const people = (count: number) =>
  Array.from({ length: count }, () => {
    made += 1;
    return { name: `Reader ${made}`, email: `reader${made}@example.org` };
  });

async function ask(member: TestMember, document: string, variables: object) {
  const answer = await graphql<Answer, object>(test, document, variables, member.cookie);
  return { data: answer.data, error: answer.errors[0] };
}

/** The code of the refusal; undefined when it was armed. */
async function schedule(member: TestMember, recipients: object[]): Promise<string | undefined> {
  const draft = await newDraft(member, recipients);
  return (await ask(member, scheduleDocument, draft)).error?.extensions?.code;
}

async function newDraft(member: TestMember, recipients: object[]) {
  made += 1;
  const { data, error } = await ask(member, createDraftDocument, {
    input: { ...draftInput, recipients },
    clientId: `client-${made}`,
  });
  expect(error).toBeUndefined();
  return { id: data?.createDraft?.id, version: 1 };
}

describe('arming a message (S7)', () => {
  it('needs a confirmed address of its author; the draft is kept (F8)', async () => {
    const author = await signUpMember(test, { unconfirmed: true });
    expect(await schedule(author, people(1))).toBe('EMAIL_UNCONFIRMED');
    const [row] = await test.app.orm.em
      .getConnection()
      .execute<{ state: string }[]>('select state from messages where author_id = ?', [
        author.userId,
      ]);
    expect(row?.state).toBe('DRAFT');
    await test.app.orm.em
      .getConnection()
      .execute('update users set email_verified_at = now() where id = ?', [author.userId]);
    expect(await schedule(author, people(1))).toBeUndefined();
  });

  it('is limited to a number of new recipients a day, which grows with the age of the account', async () => {
    const author = await signUpMember(test);
    const [first, week] = newRecipientsPerDay;
    const family = people(first.most);
    expect(await schedule(author, family)).toBeUndefined();
    expect(await schedule(author, people(1))).toBe('RATE_LIMITED');
    // The refused one left no trace, and those who are known stay welcome.
    expect(await schedule(author, family.slice(0, 3))).toBeUndefined();
    test.clock.advance({ hours: 25 });
    expect(await schedule(author, people(first.most))).toBeUndefined();
    expect(await schedule(author, people(1))).toBe('RATE_LIMITED');
    test.clock.advance({ hours: 1 });
    const { headers } = await test.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { cookie: author.cookie },
      payload: { query: scheduleDocument, variables: await newDraft(author, people(1)) },
    });
    expect(headers['retry-after']).toBe(String(23 * 3600));
    test.clock.advance({ hours: 24 * week.fromDays });
    expect(await schedule(author, people(week.most))).toBeUndefined();
    expect(await schedule(author, people(1))).toBe('RATE_LIMITED');
  });

  it('cannot be bypassed by adding recipients to an armed message, or with concurrent requests', async () => {
    const author = await signUpMember(test);
    const [first] = newRecipientsPerDay;
    const both = await Promise.all([
      schedule(author, people(first.most)),
      schedule(author, people(first.most)),
    ]);
    expect(both.toSorted()).toEqual(['RATE_LIMITED', undefined]);
    const [armed] = await test.app.orm.em
      .getConnection()
      .execute<{ id: string; version: number }[]>(
        `select id, version from messages where author_id = ? and state = 'SCHEDULED'`,
        [author.userId],
      );
    const { error } = await ask(
      author,
      'mutation ($id: ID!, $version: Int!, $input: MessageDraftInput!) { saveDraft(id: $id, version: $version, input: $input) { id } }',
      { ...armed, input: { ...draftInput, recipients: people(2) } },
    );
    expect(error?.extensions?.code).toBe('RATE_LIMITED');
  });
});
