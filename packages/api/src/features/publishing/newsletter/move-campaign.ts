import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import type { CampaignStateName } from '@infinite/schema/catalogue/newsletter';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import {
  campaignStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { stateAfter, type CampaignMove } from '#features/publishing/newsletter/campaign-states.ts';
import type { Campaign } from '#features/publishing/newsletter/campaign-tables.ts';
import { lockCampaign } from '#features/publishing/newsletter/find-campaign.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { writeLetter } from '#features/publishing/newsletter/write-letter.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** `version` null: the product itself moves it, whatever anybody has seen. */
interface Request {
  readonly id: string;
  readonly version: number | null;
}

const unscheduled = sql`send_at = null, send_date = null, send_time = null, send_zone = null`;

/**
 * Has a letter leave at a time by the clock of a place.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function scheduleCampaign(
  ctx: RequestContext,
  request: Request & { at: unknown },
): Promise<Campaign> {
  requireAdmin(ctx);
  const at = parseInput(blogScheduleInput, request.at);
  const { instant, shiftedFromGap } = localInstant(at.localDate, at.localTime, at.timeZone);
  if (shiftedFromGap) throw refused('localTime', words.shiftedTime);
  if (Temporal.Instant.compare(instant, ctx.clock.now()) <= 0) {
    throw refused('localDate', words.past);
  }
  const set = sql`send_at = ${instant.toString()}, send_date = ${at.localDate}::date,
    send_time = ${at.localTime}::time, send_zone = ${at.timeZone}`;
  return moveCampaign(ctx, request, 'schedule', () => Promise.resolve(set));
}

/**
 * Lets a letter leave now: what it says is written down for good, and whoever is subscribed at this
 * moment gets it.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export function sendCampaign(ctx: RequestContext, request: Request): Promise<Campaign> {
  return moveCampaign(ctx, request, 'send', async (ctx, campaign) => {
    const mail = JSON.stringify(await writeLetter(ctx, campaign));
    return sql`${unscheduled}, mail = ${mail}::jsonb, started_at = ${ctx.clock.now().toString()}`;
  });
}

/** @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE */
export function changeCampaign(
  ctx: RequestContext,
  request: Request,
  move: Exclude<CampaignMove, 'schedule' | 'send'>,
): Promise<Campaign> {
  const now = ctx.clock.now().toString();
  const ends = move === 'finish' || move === 'cancel' ? sql`, ended_at = ${now}` : sql``;
  return moveCampaign(ctx, request, move, () => Promise.resolve(sql`${unscheduled}${ends}`));
}

async function moveCampaign(
  ctx: RequestContext,
  request: Request,
  move: CampaignMove,
  changes: (ctx: RequestContext, campaign: Campaign) => Promise<RawBuilder<unknown>>,
): Promise<Campaign> {
  if (ctx.actor.kind !== 'system') requireAdmin(ctx);
  return inTransaction(ctx, async (ctx) => {
    const campaign = await lockCampaign(ctx, request);
    const to = stateAfter(campaign.state, move);
    if (!to) {
      const state = campaignStateWords[campaign.state];
      throw new AppError('WRONG_STATE', { words: words.notNow(state) });
    }
    if (move === 'schedule' || move === 'send') requireWhole(campaign);
    const set = await changes(ctx, campaign);
    await rowsOf(
      ctx.em,
      sql`
        update newsletter_campaigns set state = ${to}, version = version + 1,
          updated_at = ${ctx.clock.now().toString()}, ${set}
        where id = ${campaign.id}`,
    );
    await noteStep(ctx, { id: campaign.id, from: campaign.state, to });
    await recordAudit(ctx, {
      action: `newsletter.${move}`,
      subject: { kind: 'newsletter', id: campaign.id, name: campaign.subject },
      before: { state: campaign.state },
      after: { state: to },
    });
    await sql`select pg_notify('newsletter', '')`.execute(ctx.em.getKysely());
    return lockCampaign(ctx, { id: campaign.id, version: null });
  });
}

/** One line of a letter's own ledger. */
export async function noteStep(
  ctx: RequestContext,
  step: { id: string; from: CampaignStateName | null; to: CampaignStateName; detail?: string },
): Promise<void> {
  const { actor } = ctx;
  const who = actor.kind === 'member' ? actor.userId : `system:${actor.kind}`;
  await rowsOf(
    ctx.em,
    sql`
      insert into newsletter_campaign_steps (id, campaign_id, at, from_state, to_state, actor, detail)
      values (${newId()}, ${step.id}, ${ctx.clock.now().toString()}, ${step.from}, ${step.to},
        ${who}, ${step.detail ?? null})`,
  );
}

function requireWhole({ subject, intro, postIds }: Campaign): void {
  const fields: Record<string, string> = {};
  if (subject === '') fields['subject'] = words.noSubject;
  if (intro.trim() === '' && postIds.length === 0) fields['intro'] = words.nothingInIt;
  if (Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', { words: words.notReady, fields });
  }
}

function refused(field: string, words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { [field]: words } });
}
