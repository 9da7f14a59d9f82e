import { newsletterConsoleWords as words } from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  campaignColumns,
  campaignFrom,
  type Campaign,
  type CampaignRow,
} from '#features/publishing/newsletter/campaign-tables.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError NOT_FOUND; for administrators alone */
export async function findCampaign(ctx: RequestContext, id: string): Promise<Campaign> {
  requireAdmin(ctx);
  return readCampaign(ctx, id);
}

/**
 * For whoever is about to change it: nobody else does meanwhile. `version` is what the caller has
 * seen; the product itself names none.
 * @throws AppError NOT_FOUND | CONFLICT with the stored version in `fields.version`
 */
export async function lockCampaign(
  ctx: RequestContext,
  { id, version }: { id: string; version: number | null },
): Promise<Campaign> {
  const campaign = await readCampaign(ctx, id, 'locked');
  if (version !== null && campaign.version !== version) {
    throw new AppError('CONFLICT', {
      words: words.stale,
      fields: { version: String(campaign.version) },
    });
  }
  return campaign;
}

async function readCampaign(ctx: RequestContext, id: string, locked?: 'locked'): Promise<Campaign> {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const lock = locked ? sql`for update` : sql``;
  const [row] = await rowsOf(
    ctx.em,
    sql<CampaignRow>`select ${campaignColumns} from newsletter_campaigns where id = ${id} ${lock}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return campaignFrom(row);
}
