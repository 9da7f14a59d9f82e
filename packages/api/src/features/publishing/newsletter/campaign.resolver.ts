import { segmentInput } from '@infinite/schema/newsletter/campaign.input';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireAdmin, type RequestContext } from '#context.ts';
import { BlogScheduleInput } from '#features/publishing/blog/index.ts';
import { countAudience } from '#features/publishing/newsletter/audience.ts';
import type { Campaign } from '#features/publishing/newsletter/campaign-tables.ts';
import {
  CampaignAct,
  NewsletterCampaign,
  NewsletterCampaignConnection,
  NewsletterCampaignInput,
  NewsletterPreview,
  NewsletterReport,
  NewsletterSegmentInput,
} from '#features/publishing/newsletter/campaign.types.ts';
import { findCampaign } from '#features/publishing/newsletter/find-campaign.ts';
import { listCampaigns } from '#features/publishing/newsletter/list-campaigns.ts';
import {
  changeCampaign,
  scheduleCampaign,
  sendCampaign,
} from '#features/publishing/newsletter/move-campaign.ts';
import { previewLetter, testLetter } from '#features/publishing/newsletter/preview-letter.ts';
import { reportOf } from '#features/publishing/newsletter/report.loader.ts';
import { createCampaign, saveCampaign } from '#features/publishing/newsletter/save-campaign.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

const moves = {
  UNSCHEDULE: 'unschedule',
  PAUSE: 'pause',
  RESUME: 'resume',
  CANCEL: 'cancel',
} as const;

/** Letters to many, written by administrators; every operation is theirs. */
@Resolver(() => NewsletterCampaign)
export class CampaignResolver {
  @Query(() => NewsletterCampaignConnection, { description: 'Newest first.' })
  async newsletterCampaigns(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listCampaigns(ctx, { first, after }));
  }

  @Query(() => NewsletterCampaign)
  newsletterCampaign(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return findCampaign(ctx, id);
  }

  @Query(() => Int, { description: 'How many would get a letter that left now.' })
  newsletterAudience(
    @Ctx() ctx: RequestContext,
    @Arg('segment', () => NewsletterSegmentInput) segment: NewsletterSegmentInput,
  ): Promise<number> {
    requireAdmin(ctx);
    return countAudience(ctx, parseInput(segmentInput, segment));
  }

  @Query(() => NewsletterPreview)
  newsletterPreview(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return previewLetter(ctx, id);
  }

  @Mutation(() => NewsletterCampaign)
  createNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NewsletterCampaignInput) input: NewsletterCampaignInput,
  ) {
    return createCampaign(ctx, input);
  }

  @Mutation(() => NewsletterCampaign)
  saveNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => NewsletterCampaignInput) input: NewsletterCampaignInput,
  ) {
    return saveCampaign(ctx, { id, version, input });
  }

  @Mutation(() => NewsletterCampaign, { description: 'Has it leave at a time of a place.' })
  scheduleNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('at', () => BlogScheduleInput) at: BlogScheduleInput,
  ) {
    return scheduleCampaign(ctx, { id, version, at });
  }

  @Mutation(() => NewsletterCampaign, {
    description: 'What cannot be done from its state is refused.',
  })
  moveNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('act', () => CampaignAct) act: `${CampaignAct}`,
  ) {
    if (act === 'SEND') return sendCampaign(ctx, { id, version });
    return changeCampaign(ctx, { id, version }, moves[act]);
  }

  @Mutation(() => Boolean, { description: 'Sends it to the caller alone.' })
  async testNewsletter(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await testLetter(ctx, id);
    return true;
  }

  @FieldResolver(() => NewsletterReport)
  report(@Ctx() ctx: RequestContext, @Root() { id }: Campaign): Promise<NewsletterReport> {
    return reportOf(ctx, id);
  }
}
