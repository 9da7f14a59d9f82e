import { segmentInput } from '@infinite/schema/newsletter/issue.input';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { BlogScheduleInput } from '#features/publishing/blog/index.ts';
import { countAudience } from '#features/publishing/newsletter/audience.ts';
import { readClicks } from '#features/publishing/newsletter/clicks.ts';
import { duplicateIssue } from '#features/publishing/newsletter/duplicate-issue.ts';
import type { Issue } from '#features/publishing/newsletter/issue-columns.ts';
import {
  IssueAct,
  NewsletterClicks,
  NewsletterIssue,
  NewsletterIssueConnection,
  NewsletterIssueInput,
  NewsletterPreview,
  NewsletterReport,
  NewsletterSegmentInput,
} from '#features/publishing/newsletter/issue.types.ts';
import { findIssue } from '#features/publishing/newsletter/find-issue.ts';
import { listIssues } from '#features/publishing/newsletter/list-issues.ts';
import {
  changeIssue,
  scheduleIssue,
  sendIssue,
} from '#features/publishing/newsletter/move-issue.ts';
import { previewIssue, testIssue } from '#features/publishing/newsletter/preview-issue.ts';
import { reportOf } from '#features/publishing/newsletter/report.loader.ts';
import { createIssue, saveIssue } from '#features/publishing/newsletter/save-issue.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

const moves = {
  UNSCHEDULE: 'unschedule',
  PAUSE: 'pause',
  RESUME: 'resume',
  CANCEL: 'cancel',
} as const;

/** Newsletter issues; every operation is an administrator's. */
@Resolver(() => NewsletterIssue)
export class IssueResolver {
  @Query(() => NewsletterIssueConnection, { description: 'Newest first.' })
  async newsletterIssues(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listIssues(ctx, { first, after }));
  }

  @Query(() => NewsletterIssue)
  newsletterIssue(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return findIssue(ctx, id);
  }

  @Query(() => Int, { description: 'Number of subscribers who would get an issue sent now.' })
  newsletterAudience(
    @Ctx() ctx: RequestContext,
    @Arg('segment', () => NewsletterSegmentInput) segment: NewsletterSegmentInput,
  ): Promise<number> {
    requireStaff(ctx, 'newsletter.read');
    return countAudience(ctx, parseInput(segmentInput, segment));
  }

  @Query(() => NewsletterPreview)
  newsletterPreview(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return previewIssue(ctx, id);
  }

  @Query(() => NewsletterClicks)
  newsletterClicks(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return readClicks(ctx, id);
  }

  @Mutation(() => NewsletterIssue, {
    description: 'A new draft with the content and audience of another issue.',
  })
  duplicateNewsletterIssue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('clientId', () => ID, { nullable: true }) clientId?: string | null,
  ) {
    return duplicateIssue(ctx, { id, clientId });
  }

  @Mutation(() => NewsletterIssue, { description: 'The same clientId gives the same draft.' })
  createNewsletterIssue(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NewsletterIssueInput) input: NewsletterIssueInput,
    @Arg('clientId', () => ID, { nullable: true }) clientId?: string | null,
  ) {
    return createIssue(ctx, { input, clientId });
  }

  @Mutation(() => NewsletterIssue)
  saveNewsletterIssue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => NewsletterIssueInput) input: NewsletterIssueInput,
  ) {
    return saveIssue(ctx, { id, version, input });
  }

  @Mutation(() => NewsletterIssue, { description: 'Schedules it for a local date and time.' })
  scheduleNewsletterIssue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('at', () => BlogScheduleInput) at: BlogScheduleInput,
  ) {
    return scheduleIssue(ctx, { id, version, at });
  }

  @Mutation(() => NewsletterIssue, {
    description: 'WRONG_STATE if its state does not allow it.',
  })
  moveNewsletterIssue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('act', () => IssueAct) act: `${IssueAct}`,
  ) {
    if (act === 'SEND') return sendIssue(ctx, { id, version });
    return changeIssue(ctx, { id, version }, moves[act]);
  }

  @Mutation(() => Boolean, { description: 'Sends a test mail to the caller.' })
  async testNewsletterIssue(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await testIssue(ctx, id);
    return true;
  }

  @FieldResolver()
  segment(@Root() issue: Issue) {
    return issue;
  }

  @FieldResolver(() => NewsletterReport)
  report(@Ctx() ctx: RequestContext, @Root() { id }: Issue): Promise<NewsletterReport> {
    return reportOf(ctx, id);
  }
}
