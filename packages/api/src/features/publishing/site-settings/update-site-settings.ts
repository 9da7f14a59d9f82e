import { siteSettingsInput } from '@infinite/schema/site-settings/site-settings.input';
import { siteSettingsFieldWords as words } from '@infinite/schema/words/site-settings.en';
import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  dropSiteSettings,
  loadSiteSettings,
  siteSettingsChannel,
  type VersionedSiteSettings,
} from '#features/publishing/site-settings/read-site-settings.ts';
import { SiteSettingsEntity } from '#features/publishing/site-settings/site-settings.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Changes the site settings together; every process renders its pages again.
 * @throws AppError INVALID_INPUT | CONFLICT with the stored version in `fields.version`
 */
export async function updateSiteSettings(
  ctx: RequestContext,
  request: { version: number; input: unknown },
): Promise<VersionedSiteSettings> {
  requireStaff(ctx, 'content.write');
  const wanted = parseInput(siteSettingsInput, request.input);
  const settings = await inTransaction(ctx, async (ctx) => {
    const { version, ...before } = await loadSiteSettings(ctx.em, 'locked');
    if (version !== request.version) {
      throw new AppError('CONFLICT', {
        words: words.stale,
        fields: { version: String(version) },
      });
    }
    const db = tables(ctx.em, SiteSettingsEntity);
    const next = { ...wanted, version: version + 1 };
    await db.updateTable('site_settings').set(next).execute();
    await recordAudit(ctx, {
      action: 'settings.update',
      subject: { kind: 'settings', id: 'site' },
      before,
      after: wanted,
    });
    // In this order: a page that is rendered again reads the settings.
    await sql`select pg_notify(${siteSettingsChannel}, ''), pg_notify('content', 'settings')`.execute(
      db,
    );
    return next;
  });
  dropSiteSettings(ctx.app);
  return settings;
}
