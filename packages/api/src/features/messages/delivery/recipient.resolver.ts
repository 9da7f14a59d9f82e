import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import { requireMember, requirePerson, type RequestContext } from '#platform/context.ts';
import {
  authorMailChoices,
  updateAuthorMailChoices,
} from '#features/messages/delivery/author-mails/author-mail-choices.ts';
import {
  recipientChoices,
  type RecipientChoices,
} from '#features/messages/delivery/choices/recipient-choices.ts';
import { SharedPageType } from '#features/messages/delivery/delivery.types.ts';
import {
  AuthorMailsInput,
  AuthorMailsType,
  RecipientChoicesType,
  ThanksType,
} from '#features/messages/delivery/recipient.types.ts';
import { readSenderName, updateSenderName } from '#features/messages/delivery/sender-name.ts';
import type { SharedPage } from '#features/messages/delivery/shared-page.ts';
import { keepVoice } from '#features/messages/delivery/thanks/keep-voice.ts';
import { thanksOf, type Thanks } from '#features/messages/delivery/thanks/thanks-of-messages.ts';
import { Recording } from '#features/recordings/recordings/index.ts';
import { MessageType, type Message } from '#features/messages/messages/index.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** Choices and thanks of recipients, and what authors see of them. */
@Resolver()
export class RecipientResolver {
  @Query(() => AuthorMailsType)
  authorMails(@Ctx() ctx: RequestContext): Promise<AuthorMailsType> {
    return authorMailChoices(ctx, requireMember(ctx).userId);
  }

  @Mutation(() => AuthorMailsType)
  updateAuthorMails(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AuthorMailsInput) input: AuthorMailsInput,
  ): Promise<AuthorMailsType> {
    return updateAuthorMailChoices(ctx, requirePerson(ctx).userId, input);
  }

  @Query(() => String, {
    nullable: true,
    description: 'The name that recipients see; null until the member sets it.',
  })
  senderName(@Ctx() ctx: RequestContext): Promise<string | null> {
    return readSenderName(ctx, requireMember(ctx).userId);
  }

  @Mutation(() => String)
  updateSenderName(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String) name: string,
  ): Promise<string> {
    return updateSenderName(ctx, requirePerson(ctx).userId, name);
  }
}

@Resolver(() => SharedPageType)
export class SharedPageFieldsResolver {
  @FieldResolver(() => RecipientChoicesType, { nullable: true })
  choices(@Ctx() ctx: RequestContext, @Root() page: SharedPage): Promise<RecipientChoices | null> {
    return recipientChoices(ctx, page.token);
  }
}

@Resolver(() => MessageType)
export class MessageThanksResolver {
  @FieldResolver(() => [ThanksType], { description: 'Newest first.' })
  thanks(@Ctx() ctx: RequestContext, @Root() message: Message): Promise<Thanks[]> {
    return thanksOf(ctx, message);
  }

  @Mutation(() => Recording, {
    description: "Saves a voice reply to the family's recordings.",
  })
  keepThanksVoice(
    @Ctx() ctx: RequestContext,
    @Arg('thanksId', () => ID) thanksId: string,
  ): Promise<Recording> {
    return keepVoice(ctx, parseInput(z.guid(), thanksId));
  }
}
