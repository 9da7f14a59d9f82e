import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { readChoices } from '#features/publishing/newsletter/change-choices.ts';
import { readConfirmation } from '#features/publishing/newsletter/confirm-subscription.ts';
import {
  NewsletterChoices,
  NewsletterConfirmation,
} from '#features/publishing/newsletter/newsletter.types.ts';

/** For the pages behind links in mails; the forms on them act, by plain POST. */
@Resolver()
export class NewsletterLinksResolver {
  @Query(() => NewsletterConfirmation)
  newsletterConfirmation(@Ctx() ctx: RequestContext, @Arg('token', () => String) token: string) {
    return readConfirmation(ctx, token);
  }

  @Query(() => NewsletterChoices, {
    nullable: true,
    description: 'Null for an unknown link.',
  })
  newsletterChoices(@Ctx() ctx: RequestContext, @Arg('token', () => String) token: string) {
    return readChoices(ctx, token);
  }
}
