import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountCaller, linkIn, settleJobs } from './account-caller.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { ADMIN_EMAIL: 'boss@example.org' } });
  await test.app.startWorker();
});
afterAll(() => test.close());

const caller = () => new AccountCaller(test);
const ask =
  'mutation ($email: String!) { requestEmailChange(email: $email) { email currentConfirmed newConfirmed } }';
const confirm = 'mutation ($token: String!) { confirmEmailChange(token: $token) }';
const look = 'query ($token: String!) { emailChangeLink(token: $token) { side email } }';
const waiting = '{ emailChange { email currentConfirmed newConfirmed } }';
const codeOf = (answer: { errors?: { extensions?: { code?: string } }[] }) =>
  answer.errors?.[0]?.extensions?.code;
const linkTo = (address: string) => linkIn(test, address, '/confirm-email-change');
const addresses = () => {
  const name = randomUUID().slice(0, 8);
  return { before: `${name}.before@example.org`, after: `${name}.after@example.org` };
};

const emailOf = async (who: AccountCaller) =>
  String((await who.graphql('{ me { email } }')).data?.['me']?.['email' as never]);

/** A member with a confirmed address. */
async function member(email: string): Promise<AccountCaller> {
  const ann = caller();
  await ann.signUp(email);
  await settleJobs(test);
  const token = linkIn(test, email, '/verify-email');
  await ann.graphql('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
  return ann;
}

/** One who has asked for another address, with both mails in their boxes. */
async function asked() {
  const { before, after } = addresses();
  const ann = await member(before);
  const answer = await ann.graphql(ask, { email: after });
  await settleJobs(test);
  return { ann, before, after, answer };
}

describe('a new email address', () => {
  it.each([
    ['first the present mailbox, then the new one', true],
    ['first the new mailbox, then the present one', false],
  ])('is the account’s once both have confirmed it: %s', async (_order, presentFirst) => {
    const { ann, before, after } = await asked();
    const present = { token: linkTo(before) };
    const next = { token: linkTo(after) };
    expect((await caller().graphql(look, present)).data).toEqual({
      emailChangeLink: { side: 'CURRENT', email: after },
    });
    const [first, second] = presentFirst ? [present, next] : [next, present];
    expect((await caller().graphql(confirm, first)).data).toEqual({
      confirmEmailChange: presentFirst ? 'WAITS_FOR_NEW' : 'WAITS_FOR_CURRENT',
    });
    expect(await emailOf(ann)).toBe(before);
    expect((await caller().graphql(confirm, second)).data).toEqual({
      confirmEmailChange: 'CHANGED',
    });
    expect(await ann.status()).toMatchObject({ email: after, emailVerified: true });
    expect((await caller().signIn(before)).statusCode).toBe(401);
    expect((await caller().signIn(after)).statusCode).toBe(200);
    await settleJobs(test);
    const told = test.mailer.sent.filter(({ to }) => to.address === before);
    expect(told.at(-1)?.subject).toBe('Your email address was changed');
    // Either link worked once.
    expect(codeOf(await caller().graphql(confirm, first))).toBe('LINK_EXPIRED');
  });

  it('needs no word from an address that was never confirmed', async () => {
    const { before, after } = addresses();
    const ann = caller();
    await ann.signUp(before);
    await ann.graphql(ask, { email: after });
    await settleJobs(test);
    expect(test.mailer.sent.filter(({ to }) => to.address === before)).toHaveLength(1);
    const answer = await caller().graphql(confirm, { token: linkTo(after) });
    expect(answer.data).toEqual({ confirmEmailChange: 'CHANGED' });
  });

  it('is dropped when it is withdrawn, replaced or three days old, and both links with it', async () => {
    const { ann, before, after } = await asked();
    const stale = linkTo(after);
    const other = addresses().after;
    await ann.graphql(ask, { email: other });
    await settleJobs(test);
    expect(codeOf(await caller().graphql(confirm, { token: stale }))).toBe('LINK_EXPIRED');
    expect((await ann.graphql(waiting)).data?.['emailChange']).toMatchObject({ email: other });
    const fresh = linkTo(other);
    await ann.graphql('mutation { withdrawEmailChange }');
    expect(codeOf(await caller().graphql(confirm, { token: fresh }))).toBe('LINK_EXPIRED');
    expect((await ann.graphql(waiting)).data).toEqual({ emailChange: null });
    await ann.graphql(ask, { email: other });
    await settleJobs(test);
    const late = linkTo(other);
    test.clock.advance({ hours: 73 });
    expect(codeOf(await caller().graphql(confirm, { token: late }))).toBe('LINK_EXPIRED');
    expect((await caller().graphql(look, { token: late })).data).toEqual({ emailChangeLink: null });
    expect(await emailOf(ann)).toBe(before);
  });

  it('that another account has is answered alike, and its owner reads of it', async () => {
    const { before } = addresses();
    const taken = addresses().after;
    await member(taken);
    const ann = await member(before);
    const answer = await ann.graphql(ask, { email: taken });
    expect(answer.data?.['requestEmailChange']).toMatchObject({ email: taken });
    await settleJobs(test);
    const mails = test.mailer.sent.filter(({ to }) => to.address === taken);
    expect(mails.at(-1)?.subject).toBe('You already have an account');
  });

  it('goes to the one who confirms first when two accounts ask for it', async () => {
    const wanted = addresses().after;
    const ann = await member(addresses().before);
    const ben = await member(addresses().before);
    await ann.graphql(ask, { email: wanted });
    await settleJobs(test);
    const annsNew = linkTo(wanted);
    await ben.graphql(ask, { email: wanted });
    await settleJobs(test);
    const bensNew = linkTo(wanted);
    for (const token of [annsNew, bensNew]) await caller().graphql(confirm, { token });
    const annsOld = linkTo(await emailOf(ann));
    const bensOld = linkTo(await emailOf(ben));
    expect((await caller().graphql(confirm, { token: annsOld })).data).toEqual({
      confirmEmailChange: 'CHANGED',
    });
    expect(codeOf(await caller().graphql(confirm, { token: bensOld }))).toBe('LINK_EXPIRED');
  });

  it('is asked for with a fresh password, and is not the one there is', async () => {
    const { ann, before } = await asked();
    expect(codeOf(await ann.graphql(ask, { email: before.toUpperCase() }))).toBe('INVALID_INPUT');
    expect(codeOf(await ann.graphql(ask, { email: 'nobody' }))).toBe('INVALID_INPUT');
    test.clock.advance({ minutes: 11 });
    expect(codeOf(await ann.graphql(ask, { email: addresses().after }))).toBe('PASSWORD_NEEDED');
  });
});
