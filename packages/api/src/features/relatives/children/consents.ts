import { childLimits } from '@infinite/schema/catalogue/children';
import { restoreConsentInput } from '@infinite/schema/children/child.input';
import { childWords as words } from '@infinite/schema/words/children.en';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { endInvitationsOfChild } from '#features/people/invitations/index.ts';
import { changeAudience } from '#features/recordings/recordings/index.ts';
import {
  ChildConsentEntity,
  ChildEntity,
  type Child,
} from '#features/relatives/children/child.entity.ts';
import { canKeepChild, canRestoreConsent } from '#features/relatives/children/child.policy.ts';
import { findChild } from '#features/relatives/children/find-child.ts';
import { voicesOf } from '#features/relatives/children/voices.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** The current user agrees to the words of this version. */
export async function recordConsent(
  ctx: RequestContext,
  { id, familyId }: Pick<Child, 'id' | 'familyId'>,
  wordsVersion: number,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  await tables(ctx.em, ChildConsentEntity)
    .insertInto('child_consents')
    .values({
      ...{ id: newId(), childId: id, familyId, givenBy: userId, wordsVersion },
      givenAt: ctx.clock.now(),
    })
    .execute();
}

/**
 * Hides the profile and every recording of the child's voice at once, and has them erased 30 days
 * later. Doing it twice is doing it once.
 * @throws AppError NOT_FOUND; FORBIDDEN; WRONG_STATE for a grown child
 */
export async function withdrawConsent(ctx: RequestContext, id: string): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { child, facts } = await findChild(ctx, id, 'locked');
    if (!canKeepChild(ctx.actor, child, facts)) {
      if (canKeepChild(ctx.actor, child, { ...facts, age: 0 })) {
        throw new AppError('WRONG_STATE', { words: words.isGrown });
      }
      throw new AppError('FORBIDDEN');
    }
    if (child.eraseAt !== null) return;
    const now = ctx.clock.now();
    await setErasure(ctx, id, now.add({ hours: childLimits.eraseAfterDays * 24 }));
    await tables(ctx.em, ChildConsentEntity)
      .updateTable('child_consents')
      .set({ withdrawnAt: now })
      .where('childId', '=', id)
      .where('withdrawnAt', 'is', null)
      .execute();
    await endInvitationsOfChild(ctx, id);
    await changeAudience(ctx, await voicesOf(ctx, id), 'NOBODY');
  });
}

/** Takes a withdrawal back before the erasure, by agreeing once more. @throws AppError as above */
export async function restoreConsent(
  ctx: RequestContext,
  id: string,
  request: z.input<typeof restoreConsentInput>,
): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { child, facts } = await findChild(ctx, id, 'locked');
    if (!canRestoreConsent(ctx.actor, child, facts)) throw new AppError('FORBIDDEN');
    const { consentVersion } = parseInput(restoreConsentInput, request);
    await recordConsent(ctx, child, consentVersion);
    await setErasure(ctx, id, null);
    await changeAudience(ctx, await voicesOf(ctx, id), 'FAMILY');
  });
}

async function setErasure(
  ctx: RequestContext,
  id: string,
  eraseAt: Child['eraseAt'],
): Promise<void> {
  await tables(ctx.em, ChildEntity)
    .updateTable('children')
    .set({ eraseAt })
    .where('id', '=', id)
    .execute();
}
