import { randomBytes } from 'node:crypto';
import { armedStates } from '@infinite/schema/catalogue/messages';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { closeAccount, createVerifiedAccount } from '#features/people/accounts/index.ts';
import { cancelMessage } from '#features/messages/delivery/index.ts';
import {
  createFamily,
  FamilyEntity,
  familyOfUser,
  joinFamily,
} from '#features/people/families/index.ts';
import { UserEntity } from '#features/people/identity/index.ts';
import { MessageEntity } from '#features/messages/messages/index.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Invented people. Mail to example.org goes nowhere (RFC 2606). */
export const people = {
  rosa: { email: 'rosa@example.org', username: 'Rosa', timeZone: 'Europe/Stockholm' },
  anders: { email: 'anders@example.org', username: 'Anders', timeZone: 'Europe/Stockholm' },
} as const;

export interface Household {
  familyId: string;
  rosaId: string;
  andersId: string;
  /** Made for this installation and told once. */
  password: string;
}

const familyName = 'The Lindqvist family';
/** Its name until seeding is complete, so that an interrupted run is recognized. */
const unfinishedName = `${familyName} (not yet whole)`;

/** How much of the sample family there is. */
export async function whatIsThere(ctx: RequestContext): Promise<'nothing' | 'half' | 'all'> {
  const rosa = await ctx.em.findOne(UserEntity, { emailKey: people.rosa.email });
  if (!rosa) return 'nothing';
  const family = await ctx.em.findOne(FamilyEntity, await familyOfUser(ctx, rosa.id));
  return family?.name === unfinishedName ? 'half' : 'all';
}

export async function nameWhole(ctx: RequestContext, familyId: string): Promise<void> {
  await ctx.em.nativeUpdate(FamilyEntity, { id: familyId }, { name: familyName });
}

/**
 * Cleans up after an interrupted run: its people cancel what they had armed and release their
 * addresses. What the ledger refers to stays, as for every account that is closed.
 */
export async function setAsideHalf(ctx: RequestContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { email } of Object.values(people)) {
      const user = await tx.em.findOne(UserEntity, { emailKey: email });
      if (!user) continue;
      const { id: userId } = user;
      const familyId = await familyOfUser(tx, userId);
      const actor = {
        kind: 'member',
        userId,
        familyId,
        familyRole: 'editor',
        sessionId: newId(),
        role: 'member',
      } as const;
      await cancelOwn({ ...tx, actor }, userId);
      await closeAccount(tx, userId);
    }
  });
}

async function cancelOwn(ctx: RequestContext, authorId: string): Promise<void> {
  const armed = await ctx.em.find(MessageEntity, { authorId, state: { $in: [...armedStates] } });
  for (const { id } of armed) await cancelMessage(ctx, { id });
}

/** @param sample makes it a family that visitors look at, under addresses of its own */
export async function foundHousehold(
  ctx: RequestContext,
  sample?: { until: Temporal.Instant; address: (name: string) => string },
): Promise<Household> {
  const password = randomBytes(9).toString('base64url');
  return inTransaction(ctx, async (ctx) => {
    const { rosa, anders } = people;
    const addressOf = ({ email, username }: (typeof people)[keyof typeof people]) =>
      sample ? sample.address(username.toLowerCase()) : email;
    const rosaId = await makeAccount(ctx, { ...rosa, email: addressOf(rosa) }, password);
    const andersId = await makeAccount(ctx, { ...anders, email: addressOf(anders) }, password);
    const familyId = await createFamily(ctx, {
      name: unfinishedName,
      ownerId: rosaId,
      sampleUntil: sample?.until,
    });
    await joinFamily(ctx, { familyId, userId: andersId, role: 'editor' });
    return { familyId, rosaId, andersId, password };
  });
}

async function makeAccount(
  ctx: RequestContext,
  { email, username, timeZone }: { email: string; username: string; timeZone: string },
  password: string,
): Promise<string> {
  const id = await createVerifiedAccount(ctx, { email, username, password });
  if (!id) throw new Error(`the address ${email} is taken`);
  await ctx.em.nativeUpdate(UserEntity, { id }, { timeZone });
  return id;
}
