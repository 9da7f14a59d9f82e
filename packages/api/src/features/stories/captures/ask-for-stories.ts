import { emailKey } from '@infinite/schema/accounts/email-address';
import { captureLimits, captureRateLimits } from '@infinite/schema/catalogue/captures';
import { askForStoriesInput } from '@infinite/schema/vault/capture.input';
import { captureWords as words } from '@infinite/schema/words/captures.en';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { isRefused } from '#features/messages/delivery/index.ts';
import { lockFamily, requireRight } from '#features/people/families/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { addQuestionRows } from '#features/stories/captures/add-question-rows.ts';
import { captureLink } from '#features/stories/captures/capture-link.ts';
import { CaptureEntity, type Capture } from '#features/stories/captures/capture.entity.ts';
import { selectCaptures } from '#features/stories/captures/find-capture.ts';
import { scheduleMail } from '#features/stories/captures/schedule-mail.ts';
import { showCaptures, type ShownCapture } from '#features/stories/captures/show-captures.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

type Asking = z.output<typeof askForStoriesInput>;

/**
 * Begins to ask a person. The same `clientId` gives the capture that it began before.
 * @throws AppError FORBIDDEN, INVALID_INPUT, EMAIL_UNCONFIRMED, RATE_LIMITED, WRONG_STATE
 */
export async function askForStories(
  ctx: RequestContext,
  request: z.input<typeof askForStoriesInput>,
): Promise<ShownCapture> {
  const { userId } = requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'addRecordings');
  const input = parseInput(askForStoriesInput, request);
  const known = await knownCapture(ctx, userId, input.clientId);
  if (known) return shown(ctx, known);
  await requireMayWrite(ctx, userId, input);
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    await refuseTooMany(ctx, familyId);
    const capture = await write(ctx, { familyId, userId, input });
    return shown(ctx, capture);
  });
}

async function write(
  ctx: RequestContext,
  { familyId, userId, input }: { familyId: string; userId: string; input: Asking },
): Promise<Capture> {
  const { questions, email, ...rest } = input;
  const id = newId();
  const now = ctx.clock.now();
  const { hash: tokenHash } = await captureLink(ctx, { id, familyId, linkVersion: 0 });
  const made = await tables(ctx.em, CaptureEntity)
    .insertInto('captures')
    .values({
      ...{ ...rest, id, familyId, tokenHash, askedBy: userId },
      ...{ email: email ?? null, state: 'ACTIVE' as const, createdAt: now },
      expiresAt: now.add({ hours: 24 * captureLimits.linkDays }),
    })
    // Sent twice at the same moment: one writes it, the other finds it.
    .onConflict((conflict) => conflict.columns(['askedBy', 'clientId']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) {
    const known = await knownCapture(ctx, userId, input.clientId);
    if (!known) throw new AppError('CONFLICT');
    return known;
  }
  await addQuestionRows(ctx, made, questions);
  return scheduleMail(ctx, made);
}

async function shown(ctx: RequestContext, capture: Capture): Promise<ShownCapture> {
  const [one] = await showCaptures(ctx, [capture]);
  // A form that was sent before, by somebody who has left the family since.
  if (!one) throw new AppError('NOT_FOUND');
  return one;
}

function knownCapture(ctx: RequestContext, userId: string, clientId: string) {
  return selectCaptures(ctx)
    .where('askedBy', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
}

/** Accounts must not be usable to write to strangers. */
async function requireMayWrite(
  ctx: RequestContext,
  userId: string,
  { email }: Asking,
): Promise<void> {
  const { rateLimit } = ctx.app;
  await rateLimit.take('capturesPerMember', userId, captureRateLimits.perMember);
  if (!email) return;
  if (!(await findUser(ctx.em, userId))?.emailVerifiedAt) throw new AppError('EMAIL_UNCONFIRMED');
  if (await isRefused(ctx, email)) {
    throw new AppError('INVALID_INPUT', {
      words: words.takesNoMail,
      fields: { email: words.takesNoMail },
    });
  }
  const key = emailKey(email) ?? email;
  await rateLimit.take('capturesPerAddress', key, captureRateLimits.perAddress);
}

async function refuseTooMany(ctx: RequestContext, familyId: string): Promise<void> {
  const { count } = await tables(ctx.em, CaptureEntity)
    .selectFrom('captures')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('familyId', '=', familyId)
    .where('state', '<>', 'ENDED')
    .executeTakeFirstOrThrow();
  if (count >= captureLimits.open) throw new AppError('WRONG_STATE', { words: words.tooMany });
}
