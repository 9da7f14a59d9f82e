import {
  AddContactDocument,
  ChangeContactDocument,
  RedirectMessagesDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, draftsOf, readyInput } from '#features/messages/messages/testing/drafts.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp({ now: '2041-04-01T09:00:00Z' });
afterAll(() => test.close());

let owner: TestMember;
let aunt: TestMember;
let contactId: string;
const former = 'maria@xn--bcher-kva.example';
beforeEach(async () => {
  owner = await signUpMember(test);
  aunt = await signUpMember(test, { familyId: owner.familyId, familyRole: 'contributor' });
  const input = { name: 'Maria', emails: ['Maria@Bücher.example'] };
  const { data } = await graphql(test, AddContactDocument, { input }, aunt.cookie);
  contactId = data!.addContact.id;
});

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

const toMaria = {
  ...readyInput,
  recipients: [
    { name: 'Maria', email: former, relation: 'daughter', timeZone: 'Europe/Lisbon' },
    { name: 'Tom', email: 'tom@example.org' },
  ],
};

async function write(by: TestMember, input: object, how: 'draft' | 'armed' = 'draft') {
  const drafts = draftsOf(test, by);
  const { id, version } = dataOf(await drafts.create(input)).createDraft;
  if (how === 'armed') {
    const schedule = `mutation ($id: ID!, $version: Int!) {
      scheduleMessage(id: $id, version: $version) { state } }`;
    expect((await drafts.ask(schedule, { id, version })).errors).toEqual([]);
  }
  return id;
}
const messageOf = async (by: TestMember, id: string) =>
  dataOf(await draftsOf(test, by).read(id)).message!;
const addressesIn = async (by: TestMember, id: string) =>
  (await messageOf(by, id)).recipients.map(({ email }) => email);

async function changeTo(by: TestMember, emails: string[], version = 1) {
  const input = { name: 'Maria', emails };
  const { data, errors } = await graphql(
    test,
    ChangeContactDocument,
    { id: contactId, version, input },
    by.cookie,
  );
  expect(errors).toEqual([]);
  return data!.changeContact;
}
async function redirect(by: TestMember, from: readonly string[]) {
  const variables = { contactId, from: [...from] };
  const { data, errors } = await graphql(test, RedirectMessagesDocument, variables, by.cookie);
  expect(errors).toEqual([]);
  return data!.redirectMessages;
}

describe('a changed address', () => {
  it('goes into the unsent messages of the one who asks, in either spelling of the domain', async () => {
    const draft = await write(aunt, toMaria);
    const armed = await write(aunt, toMaria, 'armed');
    const [before] = (await messageOf(aunt, armed)).recipients;
    const { formerAddresses, unsentMessages } = await changeTo(aunt, ['new@example.org']);
    expect([formerAddresses, unsentMessages]).toEqual([['Maria@bücher.example'], 2]);
    expect(await redirect(aunt, formerAddresses)).toEqual({ changed: 2, left: 0 });
    expect(await addressesIn(aunt, draft)).toEqual(['new@example.org', 'tom@example.org']);
    const after = await messageOf(aunt, armed);
    // The same person of the message, still armed, and its history says so.
    expect(after).toMatchObject({
      state: 'SCHEDULED',
      recipients: [{ ...before, email: 'new@example.org' }, { email: 'tom@example.org' }],
    });
    const ledger = await run<{ what: string; evidence: object }>(
      `select what, evidence from delivery_events where message_id = ? order by seq`,
      [armed],
    );
    expect(ledger.at(-1)).toMatchObject({ what: 'EDITED', evidence: { parts: ['recipients'] } });
    expect(await redirect(aunt, formerAddresses)).toEqual({ changed: 0, left: 0 });
  });

  it('leaves out messages of other authors, also when a relative changed the entry', async () => {
    const hers = await write(aunt, toMaria, 'armed');
    const { formerAddresses, unsentMessages } = await changeTo(owner, ['new@example.org']);
    expect(unsentMessages).toBe(0);
    expect(await redirect(owner, formerAddresses)).toEqual({ changed: 0, left: 0 });
    expect(await addressesIn(aunt, hers)).toEqual([former, 'tom@example.org']);
  });

  it('leaves what has gone, or is going, as it is', async () => {
    const ids = await Promise.all([0, 1, 2].map(() => write(aunt, toMaria, 'armed')));
    for (const [at, state] of ['DELIVERING', 'DELIVERED', 'CANCELLED'].entries()) {
      await run('update messages set state = ? where id = ?', [state, ids[at]]);
    }
    const { formerAddresses, unsentMessages } = await changeTo(aunt, ['new@example.org']);
    expect(unsentMessages).toBe(0);
    expect(await redirect(aunt, formerAddresses)).toEqual({ changed: 0, left: 0 });
    for (const id of ids) expect(await addressesIn(aunt, id)).toContain(former);
  });

  it('leaves an armed message that would not be ready any more, and changes the others', async () => {
    const twice = await write(
      aunt,
      { ...toMaria, recipients: [...toMaria.recipients, { name: 'M', email: 'new@example.org' }] },
      'armed',
    );
    const fine = await write(aunt, toMaria, 'armed');
    const { formerAddresses } = await changeTo(aunt, ['new@example.org']);
    const answer = await redirect(aunt, formerAddresses);
    expect(answer.changed + answer.left).toBe(2);
    expect(await addressesIn(aunt, fine)).toContain('new@example.org');
    const state = (await messageOf(aunt, twice)).state;
    expect(state).toBe('SCHEDULED');
  });

  it('is not offered for an address that stayed, or where none is left', async () => {
    await write(aunt, toMaria);
    const kept = await changeTo(aunt, ['new@example.org', former]);
    expect([kept.formerAddresses, kept.unsentMessages]).toEqual([[], 0]);
    const gone = await changeTo(aunt, [], 2);
    expect([gone.formerAddresses, gone.unsentMessages]).toEqual([[], 0]);
  });
});
