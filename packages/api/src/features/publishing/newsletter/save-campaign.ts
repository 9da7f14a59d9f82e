import { campaignInput, type CampaignContent } from '@infinite/schema/newsletter/campaign.input';
import {
  campaignStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { mayBeWritten } from '#features/publishing/newsletter/campaign-states.ts';
import {
  campaignColumns,
  campaignFrom,
  type Campaign,
  type CampaignRow,
} from '#features/publishing/newsletter/campaign-tables.ts';
import { lockCampaign } from '#features/publishing/newsletter/find-campaign.ts';
import { noteStep } from '#features/publishing/newsletter/move-campaign.ts';
import { rowsOf, texts } from '#features/publishing/newsletter/newsletter-tables.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** Begins a letter. @throws AppError INVALID_INPUT */
export async function createCampaign(ctx: RequestContext, input: unknown): Promise<Campaign> {
  const { userId } = requireAdmin(ctx);
  const content = parseInput(campaignInput, input);
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const now = ctx.clock.now().toString();
    const { subject, preview, intro, postIds } = content;
    await rowsOf(
      ctx.em,
      sql`
        insert into newsletter_campaigns (id, kind, subject, preview, intro, post_ids, created_by,
          created_at, updated_at)
        values (${id}, 'LETTER', ${subject}, ${preview}, ${intro}, ${postIds}::uuid[], ${userId},
          ${now}, ${now})`,
    );
    await noteStep(ctx, { id, from: null, to: 'DRAFT' });
    return store(ctx, id, content, 'newsletter.create');
  });
}

/** @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE once it is leaving | INVALID_INPUT */
export async function saveCampaign(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<Campaign> {
  requireAdmin(ctx);
  const content = parseInput(campaignInput, request.input);
  return inTransaction(ctx, async (ctx) => {
    const { state } = await lockCampaign(ctx, request);
    if (!mayBeWritten(state)) {
      throw new AppError('WRONG_STATE', { words: words.notNow(campaignStateWords[state]) });
    }
    return store(ctx, request.id, content, 'newsletter.edit');
  });
}

async function store(
  ctx: RequestContext,
  id: string,
  { subject, preview, intro, postIds, segment }: CampaignContent,
  action: string,
): Promise<Campaign> {
  const [row] = await rowsOf(
    ctx.em,
    sql<CampaignRow>`
      update newsletter_campaigns set subject = ${subject}, preview = ${preview}, intro = ${intro},
        post_ids = ${postIds}::uuid[], interests = ${texts(segment.interests)},
        paces = ${texts(segment.paces)}, language = ${segment.language},
        joined_from = ${segment.joinedFrom}::date, engaged_days = ${segment.engagedDays}::int,
        version = version + 1, updated_at = ${ctx.clock.now().toString()}
      where id = ${id} returning ${campaignColumns}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  await recordAudit(ctx, {
    action,
    subject: { kind: 'newsletter', id, name: subject },
    after: { articles: postIds.length, version: row.version },
  });
  return campaignFrom(row);
}
