import { newsletterSettingsInput } from '@infinite/schema/newsletter/issue.input';
import { newsletterConsoleWords as words } from '@infinite/schema/words/newsletter-console.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { NewsletterSettingsEntity } from '#features/publishing/newsletter/newsletter-settings.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

export interface NewsletterPaceSettings {
  readonly ratePerSecond: number;
  readonly digests: boolean;
  readonly zone: string;
  readonly version: number;
}

export async function readNewsletterSettings(ctx: RequestContext): Promise<NewsletterPaceSettings> {
  requireStaff(ctx, 'newsletter.read');
  const row = await tables(ctx.em, NewsletterSettingsEntity)
    .selectFrom('newsletter_settings')
    .select(['ratePerSecond', 'digests', 'zone', 'version'])
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError INVALID_INPUT | CONFLICT with the stored version in `fields.version` */
export async function updateNewsletterSettings(
  ctx: RequestContext,
  request: { version: number; input: unknown },
): Promise<NewsletterPaceSettings> {
  requireStaff(ctx, 'newsletter.write');
  const wanted = parseInput(newsletterSettingsInput, request.input);
  if (!isZone(wanted.zone)) {
    throw new AppError('INVALID_INPUT', { words: words.badZone, fields: { zone: words.badZone } });
  }
  return inTransaction(ctx, async (ctx) => {
    const { version, ...before } = await readNewsletterSettings(ctx);
    const changed = await tables(ctx.em, NewsletterSettingsEntity)
      .updateTable('newsletter_settings')
      .set({ ...wanted, version: request.version + 1 })
      .where('version', '=', request.version)
      .returning('id')
      .execute();
    if (changed.length === 0) {
      throw new AppError('CONFLICT', { fields: { version: String(version) } });
    }
    await recordAudit(ctx, {
      action: 'newsletter.settings',
      subject: { kind: 'settings', id: 'newsletter' },
      before,
      after: wanted,
    });
    return readNewsletterSettings(ctx);
  });
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
