import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { answerPage } from '#features/messages/delivery/answer-page.ts';
import { answerReminder } from '#features/messages/delivery/answer-reminder.ts';
import { cancelMessage } from '#features/messages/delivery/cancel-message.ts';
import { closeRecipientLink } from '#features/messages/delivery/close-link.ts';
import { correctAddress } from '#features/messages/delivery/correct-address.ts';
import { confirmMessage } from '#features/messages/delivery/confirm-message.ts';
import {
  AnswerPageType,
  DeliveryType,
  ReminderAnswer,
  SharedPageType,
} from '#features/messages/delivery/delivery.types.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import {
  leaveDelivery,
  retryDelivery,
  updateRecipientAddress,
} from '#features/messages/delivery/retry-delivery.ts';
import { postponeMessage, setOccasionDate } from '#features/messages/delivery/move-message.ts';
import { noteOpened } from '#features/messages/delivery/note-opened.ts';
import { renewRecipientLink } from '#features/messages/delivery/renew-link.ts';
import { scheduleMessage } from '#features/messages/delivery/schedule-message.ts';
import { stopForRecipient } from '#features/messages/delivery/stop-for-recipient.ts';
import {
  languageOfLink,
  type LinkLanguage,
} from '#features/messages/delivery/choices/choose-language.ts';
import { LinkLanguageType } from '#features/messages/delivery/recipient.types.ts';
import { sharedPage, type SharedPage } from '#features/messages/delivery/shared-page.ts';
import { MessageType, type Message } from '#features/messages/messages/index.ts';

@Resolver()
export class DeliveryResolver {
  @Mutation(() => MessageType, { description: 'Schedules a draft. Idempotent.' })
  scheduleMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ): Promise<Message> {
    requireMember(ctx);
    return scheduleMessage(ctx, { id, version });
  }

  @Mutation(() => MessageType, { description: 'Sets the date of a scheduled occasion.' })
  setOccasionDate(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('localDate', () => String) localDate: string,
    @Arg('localTime', () => String) localTime: string,
  ): Promise<Message> {
    requireMember(ctx);
    return setOccasionDate(ctx, { id, version, localDate, localTime });
  }

  @Mutation(() => MessageType, { description: 'Its reminders restart.' })
  postponeMessage(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('localDate', () => String) localDate: string,
    @Arg('localTime', () => String) localTime: string,
  ): Promise<Message> {
    requireMember(ctx);
    return postponeMessage(ctx, { id, version, localDate, localTime });
  }

  @Mutation(() => MessageType, { description: 'Cancels every mail that has not been sent.' })
  cancelMessage(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<Message> {
    requireMember(ctx);
    return cancelMessage(ctx, { id });
  }

  @Mutation(() => MessageType, { description: 'Answers a check-in: send the message as planned.' })
  confirmMessage(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<Message> {
    requireMember(ctx);
    return confirmMessage(ctx, { id });
  }

  @Mutation(() => MessageType, {
    description: 'Keeps it from one person, this time, while their mail has not been handed over.',
  })
  stopForRecipient(
    @Ctx() ctx: RequestContext,
    @Arg('messageId', () => ID) messageId: string,
    @Arg('recipientId', () => ID) recipientId: string,
  ): Promise<Message> {
    requireMember(ctx);
    return stopForRecipient(ctx, { messageId, recipientId });
  }

  @Mutation(() => MessageType, {
    description: 'Changes the address of a recipient whose mail has not been sent.',
  })
  correctRecipientAddress(
    @Ctx() ctx: RequestContext,
    @Arg('messageId', () => ID) messageId: string,
    @Arg('recipientId', () => ID) recipientId: string,
    @Arg('email', () => String) email: string,
  ): Promise<Message> {
    requireMember(ctx);
    return correctAddress(ctx, { messageId, recipientId, email });
  }

  @Mutation(() => DeliveryType)
  retryDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('deliveryId', () => ID) deliveryId: string,
  ): Promise<Delivery> {
    requireMember(ctx);
    return retryDelivery(ctx, { deliveryId });
  }

  @Mutation(() => DeliveryType, {
    description: 'Marks a delivery of unknown outcome (UNRESOLVED) as settled; it is not resent.',
  })
  leaveDelivery(
    @Ctx() ctx: RequestContext,
    @Arg('deliveryId', () => ID) deliveryId: string,
  ): Promise<Delivery> {
    requireMember(ctx);
    return leaveDelivery(ctx, { deliveryId });
  }

  @Mutation(() => DeliveryType, { description: 'Sends a failed delivery to another address.' })
  updateRecipientAddress(
    @Ctx() ctx: RequestContext,
    @Arg('deliveryId', () => ID) deliveryId: string,
    @Arg('email', () => String) email: string,
  ): Promise<Delivery> {
    requireMember(ctx);
    return updateRecipientAddress(ctx, { deliveryId, email });
  }

  @Mutation(() => DeliveryType, {
    description: 'Closes the link; `renewRecipientLink` mails a new one.',
  })
  closeRecipientLink(
    @Ctx() ctx: RequestContext,
    @Arg('deliveryId', () => ID) deliveryId: string,
  ): Promise<Delivery> {
    requireMember(ctx);
    return closeRecipientLink(ctx, { deliveryId });
  }

  @Mutation(() => DeliveryType, { description: 'Mails a new link in place of a closed one.' })
  renewRecipientLink(
    @Ctx() ctx: RequestContext,
    @Arg('deliveryId', () => ID) deliveryId: string,
  ): Promise<Delivery> {
    requireMember(ctx);
    return renewRecipientLink(ctx, { deliveryId });
  }

  @Query(() => AnswerPageType, { nullable: true, description: 'Null for an unknown link.' })
  async answerPage(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<AnswerPageType | null> {
    return answerPageOf(ctx, token);
  }

  @Mutation(() => AnswerPageType)
  async answerReminder(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
    @Arg('answer', () => ReminderAnswer) answer: ReminderAnswer,
    @Arg('localDate', () => String, { nullable: true }) localDate?: string | null,
    @Arg('localTime', () => String, { nullable: true }) localTime?: string | null,
  ): Promise<AnswerPageType | null> {
    await answerReminder(ctx, { token, answer, localDate, localTime });
    return answerPageOf(ctx, token);
  }

  @Query(() => SharedPageType, { nullable: true })
  sharedPage(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<SharedPage> {
    return sharedPage(ctx, token);
  }

  @Query(() => LinkLanguageType, { description: 'Of the page behind a link, before it is drawn.' })
  linkLanguage(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<LinkLanguage> {
    return languageOfLink(ctx, token);
  }

  @Mutation(() => Boolean, { description: 'False for an invalid link.' })
  noteOpened(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<boolean> {
    return noteOpened(ctx, token);
  }
}

async function answerPageOf(ctx: RequestContext, token: string): Promise<AnswerPageType | null> {
  const page = await answerPage(ctx, token);
  if (!page) return null;
  return {
    ...page,
    // The enums have the names of the use case for values.
    step: page.step as AnswerPageType['step'],
    answered: page.answered as AnswerPageType['answered'],
  };
}
