import { emailKey } from '@infinite/schema/accounts/email-address';
import { enquiryRateLimits as limits } from '@infinite/schema/catalogue/enquiries';
import {
  enquiryInput,
  enquiryProof,
  type EnquiryContent,
} from '@infinite/schema/enquiries/enquiry.input';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import type { RequestContext } from '#platform/context.ts';
import { networkOf } from '#platform/http/network-of.ts';
import {
  EnquiryEntity,
  type EnquiryDetails,
} from '#features/publishing/enquiries/enquiry.entity.ts';
import { requireFormToken } from '#features/publishing/enquiries/form-token.ts';
import { mailEnquiry } from '#features/publishing/enquiries/jobs/mail-enquiry.job.ts';
import { newReference } from '#features/publishing/enquiries/new-reference.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Stores an enquiry and enqueues the mail to support in one transaction. The sender gets no mail: a
 * form could name anybody's address, so the page confirms instead.
 * @throws AppError INVALID_INPUT with the words of each field | RATE_LIMITED
 */
export async function sendEnquiry(
  ctx: RequestContext,
  form: unknown,
): Promise<{ reference: string }> {
  const content = parseInput(enquiryInput, form);
  const { formToken } = parseInput(enquiryProof, form);
  if (formToken !== null) requireFormToken(ctx, formToken);
  await countAttempt(ctx, content.email, formToken !== null);
  const id = newId();
  const reference = newReference();
  const now = ctx.clock.now();
  await inTransaction(ctx, async (ctx) => {
    await tables(ctx.em, EnquiryEntity)
      .insertInto('enquiries')
      .values({
        id,
        reference,
        kind: content.kind,
        topic: content.kind === 'CONTACT' ? content.topic : null,
        name: content.name,
        email: content.email,
        phone: content.phone,
        message: content.message,
        details: detailsOf(content),
        memberId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
        receivedAt: now,
        lastInAt: now,
        lastAt: now,
      })
      .execute();
    await ctx.jobs.enqueue(ctx, mailEnquiry, { enquiryId: id });
  });
  return { reference };
}

/** Only what could be read counts, so that mending a mistake costs nobody an attempt. */
async function countAttempt(ctx: RequestContext, email: string, opened: boolean): Promise<void> {
  const { rateLimit } = ctx.app;
  const network = networkOf(ctx.meta.ip);
  try {
    if (!opened) await rateLimit.take('enquiryPlain', network, limits.plainPerNetwork);
    await rateLimit.take('enquiryPerNetwork', network, limits.perNetwork);
    await rateLimit.take('enquiryPerEmail', emailKey(email) ?? email, limits.perEmail);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message: log, retryAfterSeconds } = error;
    throw new AppError(code, {
      words: words.limited,
      log,
      cause: error,
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }
}

function detailsOf(content: EnquiryContent): EnquiryDetails {
  const { kind: _, name: __, email: ___, phone: ____, message: _____, ...details } = content;
  return Object.fromEntries(
    Object.entries(details).filter(([name, value]) => name !== 'topic' && value !== ''),
  );
}
