import { createHmac, timingSafeEqual } from 'node:crypto';
import { enquiryLimits, enquiryRateLimits } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import type { RequestContext } from '#platform/context.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Says when a form was opened, signed: '<seconds>.<HMAC>'. The page itself cannot, since everyone
 * gets the same bytes of it.
 */
export async function issueFormToken(ctx: RequestContext): Promise<string> {
  const { rateLimit } = ctx.app;
  await rateLimit.take('formToken', networkOf(ctx.meta.ip), enquiryRateLimits.tokenPerNetwork);
  const seconds = Math.floor(ctx.clock.now().epochMilliseconds / 1000);
  return `${seconds}.${signatureOf(ctx, seconds)}`;
}

/**
 * @throws AppError INVALID_INPUT for an invalid token, one that was filled in faster than
 *   people write, and one of long ago
 */
export function requireFormToken(ctx: RequestContext, token: string): void {
  const [, written, signature = ''] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const seconds = Number(written);
  if (!written || !isSame(signature, signatureOf(ctx, seconds))) refuse(words.tokenOld);
  const age = ctx.clock.now().epochMilliseconds / 1000 - seconds;
  if (age < enquiryLimits.fillSeconds) refuse(words.tooFast);
  if (age > enquiryLimits.tokenHours * 3600) refuse(words.tokenOld);
}

function refuse(problem: string): never {
  throw new AppError('INVALID_INPUT', { words: problem, fields: { formToken: problem } });
}

function signatureOf(ctx: RequestContext, seconds: number): string {
  const key = ctx.app.keys.keyFor('form tokens');
  return createHmac('sha256', key).update(String(seconds)).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one.padEnd(43)), Buffer.from(other.padEnd(43)));
}
