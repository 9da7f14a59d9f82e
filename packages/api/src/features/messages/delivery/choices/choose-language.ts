import type { Locale } from '@infinite/schema/locale/locales';
import type { RequestContext } from '#platform/context.ts';
import { readLocales, storeOwnLocale } from '#features/messages/messages/index.ts';
import { findReaderLink, type ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The recipient's own choice holds for the page, and for every later mail of the message.
 * @throws AppError INVALID_INPUT
 */
export async function chooseLanguage(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  locale: Locale | undefined,
): Promise<void> {
  if (!locale) throw new AppError('INVALID_INPUT');
  await storeOwnLocale(ctx.em, { familyId: delivery.familyId, id: delivery.recipientId }, locale);
}

/** What is known of the language of who holds a link. */
export interface LinkLanguage {
  /** As they chose on their page. */
  readonly chosen: Locale | null;
  /** As the author chose for them. */
  readonly given: Locale | null;
}

/** A companion is somebody else, of whom nothing is known. */
export async function languageOfLink(ctx: RequestContext, token: string): Promise<LinkLanguage> {
  const link = await findReaderLink(ctx, token);
  if (!link || link.companion) return { chosen: null, given: null };
  const { familyId, recipientId: id } = link.delivery;
  const row = await readLocales(ctx.em, { familyId, id });
  return { chosen: row?.ownLocale ?? null, given: row?.locale ?? null };
}
