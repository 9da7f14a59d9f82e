import {
  AcceptInvitationDocument,
  FamilyInvitationsDocument,
  InvitationDocument,
  InviteByLinkDocument,
  InviteByMailDocument,
  MeDocument,
  ResendInvitationDocument,
  RevokeInvitationDocument,
} from '@infinite/schema/generated/graphql';
import { familyWords as words } from '@infinite/schema/words/families.en';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { addressHash } from '#features/messages/delivery/refusals/address-hash.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

const codes = (answer: { errors: { extensions?: { code?: string } }[] }) =>
  answer.errors.map(({ extensions }) => extensions?.code);

const newAddress = () => `guest-${randomUUID()}@example.org`;

async function invite(owner: TestMember, people: string, role: 'VIEWER' | 'EDITOR' = 'VIEWER') {
  const input = { people, role, words: 'Come and <b>listen</b>' };
  return graphql(test, InviteByMailDocument, { input }, owner.cookie);
}

/** The token in the newest mail to this address. */
async function tokenMailedTo(address: string): Promise<string> {
  await drainJobs(test, 'send-invitation-mail');
  const mail = test.mailer.sent.findLast(({ to }) => to.address === address);
  return /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, member: TestMember) =>
  graphql(test, AcceptInvitationDocument, { token }, member.cookie);

async function linkOf(owner: TestMember): Promise<{ id: string; token: string }> {
  const input = { role: 'CONTRIBUTOR' as const, words: '' };
  const { data } = await graphql(test, InviteByLinkDocument, { input }, owner.cookie);
  const { invitation, url } = data!.inviteByLink;
  return { id: invitation.id, token: url.split('/').at(-1) ?? '' };
}

const stateOf = async (owner: TestMember) =>
  (await graphql(test, FamilyInvitationsDocument, {}, owner.cookie)).data?.familyInvitations
    .nodes[0]?.state;

describe('an invitation by mail', () => {
  it('brings its reader into the family, proves the address, and is spent', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    await invite(ann, `Tom Baker <${address}>`, 'EDITOR');
    const token = await tokenMailedTo(address);
    const mail = test.mailer.sent.at(-1);
    expect(mail?.text).toContain('Come and <b>listen</b>');
    expect(mail?.html).not.toContain('<b>listen</b>');
    const page = await graphql(test, InvitationDocument, { token });
    expect(page.data?.invitation).toMatchObject({
      familyName: 'The Test family',
      role: 'EDITOR',
      words: 'Come and <b>listen</b>',
      address: 'g…@example.org',
    });
    const tom = await signUpMember(test, { email: address.toUpperCase(), unconfirmed: true });
    expect((await accept(token, tom)).data?.acceptInvitation).toBe(ann.familyId);
    const { data } = await graphql(test, MeDocument, {}, tom.cookie);
    expect(data?.me).toMatchObject({
      family: { id: ann.familyId },
      familyRole: 'EDITOR',
      emailVerified: true,
    });
    expect((await accept(token, tom)).data?.acceptInvitation).toBe(ann.familyId);
    expect(codes(await accept(token, await signUpMember(test)))).toEqual(['LINK_EXPIRED']);
    expect(await stateOf(ann)).toBe('ACCEPTED');
  });

  it('is in the language of the inviter, or of the account that has the address', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test);
    const speak = `update users set preferences = 'language-' || ? where id = ?`;
    await run(speak, ['de', ann.userId]);
    await run(speak, ['es', tom.userId]);
    const guest = newAddress();
    await invite(ann, `${guest}, ${tom.email}`);
    await drainJobs(test, 'send-invitation-mail');
    const subjectTo = (address: string) =>
      test.mailer.sent.findLast(({ to }) => to.address === address)?.subject;
    expect(subjectTo(guest)).toMatch(/ lädt Sie in die Familie ein$/);
    expect(subjectTo(tom.email)).toMatch(/ le invita a su familia$/);
  });

  it('keeps no token and no words in the clear', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    await invite(ann, address);
    const token = await tokenMailedTo(address);
    const rows = await run<{ row: string }>(
      'select i::text || encode(sealed_words, $$escape$$) as row from family_invitations i where email = ?',
      [address],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain('listen');
  });

  it('opens for its address alone', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    await invite(ann, address);
    const token = await tokenMailedTo(address);
    const eve = await signUpMember(test);
    const { data } = await graphql(test, InvitationDocument, { token }, eve.cookie);
    expect(data?.invitation?.otherAddress).toBe(true);
    const refused = await accept(token, eve);
    expect(codes(refused)).toEqual(['FORBIDDEN']);
    expect(refused.errors[0]?.message).toBe(words.otherAddress('g…@example.org'));
    expect(await stateOf(ann)).toBe('OPEN');
  });

  it('sent again has a new link, and the old one is dead', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    const { data } = await invite(ann, address);
    const old = await tokenMailedTo(address);
    const id = data?.inviteByMail.invited[0]?.id ?? '';
    test.clock.advance({ hours: 13 * 24 });
    const again = await graphql(test, ResendInvitationDocument, { id }, ann.cookie);
    // Only the mail has it.
    expect(again.data?.resendInvitation).toBeNull();
    const tom = await signUpMember(test, { email: address });
    expect(codes(await accept(old, tom))).toEqual(['LINK_EXPIRED']);
    const fresh = await tokenMailedTo(address);
    expect(fresh).not.toBe(old);
    test.clock.advance({ hours: 13 * 24 });
    expect((await accept(fresh, tom)).data?.acceptInvitation).toBe(ann.familyId);
  });

  it('ends after fourteen days, and a new one may follow', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    await invite(ann, address);
    const token = await tokenMailedTo(address);
    test.clock.advance({ hours: 14 * 24 });
    expect(await stateOf(ann)).toBe('EXPIRED');
    expect((await graphql(test, InvitationDocument, { token })).data?.invitation).toBeNull();
    const tom = await signUpMember(test, { email: address });
    expect(codes(await accept(token, tom))).toEqual(['LINK_EXPIRED']);
    expect((await invite(ann, address)).data?.inviteByMail.left).toEqual([]);
  });

  it('that is revoked sends no mail and opens nothing', async () => {
    const ann = await signUpMember(test);
    const [before, after] = [newAddress(), newAddress()];
    const { data } = await invite(ann, `${before}, ${after}`);
    const [first, second] = data?.inviteByMail.invited ?? [];
    const revoke = (id = '') => graphql(test, RevokeInvitationDocument, { id }, ann.cookie);
    await revoke(first?.id);
    expect(await tokenMailedTo(before)).toBe('');
    const token = await tokenMailedTo(after);
    await revoke(second?.id);
    expect(codes(await revoke(second?.id))).toEqual(['WRONG_STATE']);
    const tom = await signUpMember(test, { email: after });
    expect(codes(await accept(token, tom))).toEqual(['LINK_EXPIRED']);
    const again = await graphql(
      test,
      ResendInvitationDocument,
      { id: second?.id ?? '' },
      ann.cookie,
    );
    expect(codes(again)).toEqual(['WRONG_STATE']);
  });

  it('leaves out members, the invited, repetitions and rubbish, with the reason', async () => {
    const ann = await signUpMember(test);
    const [known, fresh] = [newAddress(), newAddress()];
    await invite(ann, known);
    const list = `${ann.email}\n${known}\n${fresh}, ${fresh}\nhello`;
    const { data } = await invite(ann, list);
    expect(data?.inviteByMail.invited.map(({ email }) => email)).toEqual([fresh]);
    expect(data?.inviteByMail.left.map(({ why }) => why).toSorted()).toEqual(
      [words.isMember, words.isInvited, words.twice, words.notAnAddress].toSorted(),
    );
  });

  it('is refused to an owner without a confirmed address, and limited for one address', async () => {
    const eve = await signUpMember(test, { unconfirmed: true });
    expect(codes(await invite(eve, newAddress()))).toEqual(['EMAIL_UNCONFIRMED']);
    const address = newAddress();
    const reports = [];
    for (let family = 0; family < 6; family += 1) {
      reports.push(await invite(await signUpMember(test), address));
    }
    expect(reports.map(({ data }) => data?.inviteByMail.invited.length)).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
  });
});

const decline = async (token: string) => {
  const url = `/invitation/${token}/decline`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await test.server.inject({ method: 'POST', url, headers, payload: '' });
  return `${answer.statusCode} ${String(answer.headers.location).replace(token, 'TOKEN')}`;
};

/** The address asked never to be written to again. */
const refuseMail = (address: string) =>
  run('insert into address_refusals (address_hash, at) values (?, now())', [
    addressHash(test.app, address),
  ]);

describe('an invitation that is declined', () => {
  it('opens nothing any more, needs no account, and says so to its owner', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    await invite(ann, address);
    const token = await tokenMailedTo(address);
    expect(await decline(token)).toBe('303 /invitation/TOKEN?declined');
    expect(await decline(token)).toBe('303 /invitation/TOKEN?declined');
    expect(await stateOf(ann)).toBe('DECLINED');
    expect((await graphql(test, InvitationDocument, { token })).data?.invitation).toBeNull();
    const tom = await signUpMember(test, { email: address });
    expect(codes(await accept(token, tom))).toEqual(['LINK_EXPIRED']);
    // The family may ask again.
    expect((await invite(ann, address)).data?.inviteByMail.invited).toHaveLength(1);
  });

  it('is not one that is accepted, taken back, expired or made up', async () => {
    const ann = await signUpMember(test);
    const { token } = await linkOf(ann);
    await accept(token, await signUpMember(test));
    expect(await decline(token)).toBe('303 /invitation/TOKEN');
    expect(await stateOf(ann)).toBe('ACCEPTED');
    const late = await linkOf(ann);
    test.clock.advance({ hours: 14 * 24 });
    expect(await decline(late.token)).toBe('303 /invitation/TOKEN');
    expect(await stateOf(ann)).toBe('EXPIRED');
    expect(await decline('x'.repeat(43))).toBe('303 /invitation/TOKEN');
  });
});

describe('an address that refuses mail', () => {
  it('is left out with the reason, and gets none', async () => {
    const ann = await signUpMember(test);
    const [refused, other] = [newAddress(), newAddress()];
    await refuseMail(refused);
    const { data } = await invite(ann, `${refused.toUpperCase()}, ${other}`);
    expect(data?.inviteByMail.invited.map(({ email }) => email)).toEqual([other]);
    expect(data?.inviteByMail.left).toMatchObject([{ why: words.takesNoMail }]);
    expect(await tokenMailedTo(refused)).toBe('');
  });

  it('gets none when it refuses after the invitation was written', async () => {
    const ann = await signUpMember(test);
    const address = newAddress();
    const { data } = await invite(ann, address);
    await refuseMail(address);
    const id = data?.inviteByMail.invited[0]?.id ?? '';
    const again = await graphql(test, ResendInvitationDocument, { id }, ann.cookie);
    expect(again.errors[0]?.message).toBe(words.takesNoMail);
    expect(await tokenMailedTo(address)).toBe('');
    expect(await stateOf(ann)).toBe('DECLINED');
  });
});

describe('an invitation that ended', () => {
  it('is deleted after ninety days; of an accepted one stays who invited whom', async () => {
    const ann = await signUpMember(test);
    const [taken, expired, open] = [newAddress(), newAddress(), newAddress()];
    await invite(ann, `Tom <${taken}>, ${expired}`);
    const token = await tokenMailedTo(taken);
    const tom = await signUpMember(test, { email: taken });
    await accept(token, tom);
    test.clock.advance({ hours: 95 * 24 });
    await invite(ann, open);
    const rows = () =>
      run<Record<string, unknown>>(
        `select email, name, sealed_words is null as bare, token_hash is null as dead, invited_by,
           accepted_by from family_invitations where family_id = ? order by id`,
        [ann.familyId],
      );
    await runSweeps(test, 'purge-closed-invitations');
    expect(await rows()).toMatchObject([
      {
        email: null,
        name: '',
        bare: true,
        dead: true,
        invited_by: ann.userId,
        accepted_by: tom.userId,
      },
      { email: expired },
      { email: open },
    ]);
    test.clock.advance({ hours: 10 * 24 });
    await runSweeps(test, 'purge-closed-invitations');
    expect(await rows()).toMatchObject([{ accepted_by: tom.userId }, { email: open }]);
  });
});

describe('an invitation by link', () => {
  it('lets in one account, once', async () => {
    const ann = await signUpMember(test);
    const { token } = await linkOf(ann);
    const [tom, eve] = [await signUpMember(test), await signUpMember(test)];
    const answers = await Promise.all([accept(token, tom), accept(token, eve)]);
    expect(answers.flatMap(codes)).toEqual(['LINK_EXPIRED']);
    const members = await run('select 1 from memberships where family_id = ?', [ann.familyId]);
    expect(members).toHaveLength(2);
  });

  it('is not spent by a member who opens it', async () => {
    const ann = await signUpMember(test);
    const { token } = await linkOf(ann);
    const refused = await accept(token, ann);
    expect(codes(refused)).toEqual(['WRONG_STATE']);
    expect(await stateOf(ann)).toBe('OPEN');
  });

  it('asks a visitor to sign in, and is no good when it is made up', async () => {
    const { token } = await linkOf(await signUpMember(test));
    expect(codes(await graphql(test, AcceptInvitationDocument, { token }))).toEqual([
      'UNAUTHENTICATED',
    ]);
    const tom = await signUpMember(test);
    expect(codes(await accept('x'.repeat(43), tom))).toEqual(['LINK_EXPIRED']);
    expect((await graphql(test, InvitationDocument, { token: '' })).data?.invitation).toBeNull();
  });

  it('brings back a member who left', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'viewer', now(), false)`,
      [ann.familyId, tom.userId],
    );
    const { token } = await linkOf(ann);
    expect((await accept(token, tom)).data?.acceptInvitation).toBe(ann.familyId);
    expect(await run('select 1 from former_members where user_id = ?', [tom.userId])).toEqual([]);
  });
});
