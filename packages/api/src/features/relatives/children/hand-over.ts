import { childLimits } from '@infinite/schema/catalogue/children';
import { inviteChildInput } from '@infinite/schema/children/child.input';
import { childWords as words } from '@infinite/schema/words/children.en';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  inviteChild as sendInvitation,
  type InvitedProfiles,
} from '#features/people/invitations/index.ts';
import { giveRecordings } from '#features/recordings/recordings/index.ts';
import { ChildEntity } from '#features/relatives/children/child.entity.ts';
import { canHandOver } from '#features/relatives/children/child.policy.ts';
import { nameOf } from '#features/relatives/children/child-words.ts';
import { findChild } from '#features/relatives/children/find-child.ts';
import { voicesOf } from '#features/relatives/children/voices.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Asks the child by mail to take the profile over. Who may is in `canHandOver`; the child agrees by
 * accepting.
 * @throws AppError EMAIL_UNCONFIRMED, FORBIDDEN, INVALID_INPUT, NOT_FOUND, RATE_LIMITED, WRONG_STATE
 */
export async function inviteChild(
  ctx: RequestContext,
  id: string,
  request: z.input<typeof inviteChildInput>,
): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { child, facts } = await findChild(ctx, id, 'locked');
    if (!canHandOver(ctx.actor, child, facts)) {
      if (canHandOver(ctx.actor, child, { ...facts, age: childLimits.handOverAge })) {
        throw new AppError('WRONG_STATE', { words: words.tooYoung });
      }
      throw new AppError('FORBIDDEN');
    }
    const { familyId, parentId } = child;
    const input = parseInput(inviteChildInput, request);
    await sendInvitation(ctx, { childId: id, familyId, parentId, ...input });
  });
}

/** For invitations that hand a profile over. */
export const handedOverProfiles: InvitedProfiles = {
  async namesOf(ctx, ids) {
    const rows = await tables(ctx.em, ChildEntity)
      .selectFrom('children')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    const names = rows.map(async (row) => [row.id, await nameOf(ctx, row)] as const);
    return new Map(await Promise.all(names));
  },

  voicesOf: async (ctx, id) => (await voicesOf(ctx, id)).length,

  /** What holds the child's voice becomes the child's, and the birthday is not needed any more. */
  async handOver(ctx, id) {
    const { userId } = requirePerson(ctx);
    const taken = await tables(ctx.em, ChildEntity)
      .updateTable('children')
      .set({
        accountId: userId,
        handedOverAt: ctx.clock.now(),
        sealedBirthday: null,
        reminderYear: null,
      })
      .where('id', '=', id)
      .where('accountId', 'is', null)
      .where('eraseAt', 'is', null)
      .where('parentId', '!=', userId)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw new AppError('WRONG_STATE', { words: words.takenOver });
    await giveRecordings(ctx, await voicesOf(ctx, id), userId);
  },
};
