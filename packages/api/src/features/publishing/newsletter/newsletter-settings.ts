import { newsletterSettingsInput } from '@infinite/schema/newsletter/issue.input';
import { newsletterConsoleWords as words } from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
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
  requireAdmin(ctx);
  const [row] = await rowsOf(
    ctx.em,
    sql<NewsletterPaceSettings>`
      select rate_per_second as "ratePerSecond", digests, zone, version from newsletter_settings`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError INVALID_INPUT | CONFLICT with the stored version in `fields.version` */
export async function updateNewsletterSettings(
  ctx: RequestContext,
  request: { version: number; input: unknown },
): Promise<NewsletterPaceSettings> {
  requireAdmin(ctx);
  const wanted = parseInput(newsletterSettingsInput, request.input);
  if (!isZone(wanted.zone)) {
    throw new AppError('INVALID_INPUT', { words: words.badZone, fields: { zone: words.badZone } });
  }
  return inTransaction(ctx, async (ctx) => {
    const { version, ...before } = await readNewsletterSettings(ctx);
    const changed = await rowsOf(
      ctx.em,
      sql`
        update newsletter_settings set rate_per_second = ${wanted.ratePerSecond},
          digests = ${wanted.digests}, zone = ${wanted.zone}, version = version + 1
        where version = ${request.version} returning 1`,
    );
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
