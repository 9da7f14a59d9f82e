import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { BlogCategory } from '#features/publishing/blog/index.ts';
import {
  countSubscribers,
  listSubscribers,
  listSuppressions,
  type SubscriberRequest,
} from '#features/publishing/newsletter/list-subscribers.ts';
import {
  readNewsletterSettings,
  updateNewsletterSettings,
} from '#features/publishing/newsletter/newsletter-settings.ts';
import {
  NewsletterPace,
  SubscriberState,
} from '#features/publishing/newsletter/newsletter.types.ts';
import {
  NewsletterSettings,
  NewsletterSettingsInput,
  NewsletterSubscriberConnection,
  NewsletterSuppressionConnection,
} from '#features/publishing/newsletter/subscriber.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** Subscribers and suppressed addresses; for administrators. */
@Resolver()
export class SubscriberResolver {
  @Query(() => NewsletterSubscriberConnection, {
    description: 'Newest first; `search` finds a part of an address.',
  })
  async newsletterSubscribers(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('state', () => SubscriberState, { nullable: true }) state?: SubscriberState | null,
    @Arg('interest', () => BlogCategory, { nullable: true }) interest?: BlogCategory | null,
    @Arg('pace', () => NewsletterPace, { nullable: true }) pace?: NewsletterPace | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const request = { search, state, interest, pace, first, after };
    return Object.assign(connectionOf(await listSubscribers(ctx, request)), { request });
  }

  @Query(() => NewsletterSuppressionConnection, { description: 'Newest first.' })
  async newsletterSuppressions(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listSuppressions(ctx, { first, after }));
  }

  @Query(() => NewsletterSettings)
  newsletterSettings(@Ctx() ctx: RequestContext) {
    return readNewsletterSettings(ctx);
  }

  @Mutation(() => NewsletterSettings)
  updateNewsletterSettings(
    @Ctx() ctx: RequestContext,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => NewsletterSettingsInput) input: NewsletterSettingsInput,
  ) {
    return updateNewsletterSettings(ctx, { version, input });
  }
}

@Resolver(() => NewsletterSubscriberConnection)
export class SubscriberConnectionResolver {
  @FieldResolver(() => Int, { description: 'On all pages of the list.' })
  totalCount(
    @Ctx() ctx: RequestContext,
    @Root() { request }: { request: SubscriberRequest },
  ): Promise<number> {
    return countSubscribers(ctx, request);
  }
}
