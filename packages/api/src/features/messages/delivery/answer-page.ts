import type { RequestContext } from '#platform/context.ts';
import type { Answer, ReminderPurpose } from '#features/messages/delivery/delivery-token.entity.ts';
import {
  findAnswerToken,
  linkStanding,
  type AnswerToken,
} from '#features/messages/delivery/answer-links.ts';
import { nextDelivery } from '#features/messages/delivery/next-delivery.ts';
import {
  MessageEntity,
  plannedDeliveryType,
  recipientsOf,
  triggerOnClocks,
  type PlannedDeliveryType,
} from '#features/messages/messages/index.ts';

/** The page behind a link in a reminder. Reading it changes nothing; see `answerReminder`. */
export interface AnswerPage {
  title: string;
  recipients: string[];
  nextDelivery: PlannedDeliveryType | null;
  step: ReminderPurpose;
  answered: Answer | null;
  expired: boolean;
  canAct: boolean;
  canPostpone: boolean;
}

/** Null for an unknown link. */
export async function answerPage(ctx: RequestContext, token: string): Promise<AnswerPage | null> {
  const found = await findAnswerToken(ctx, token);
  if (!found) return null;
  const message = await ctx.em.findOneOrFail(
    MessageEntity,
    { familyId: found.familyId, id: found.messageId },
    { refresh: true },
  );
  const now = ctx.clock.now();
  const trigger = await triggerOnClocks(ctx, message);
  const standing = linkStanding(found, message, trigger, now);
  const next = nextDelivery(message, trigger, now);
  return {
    title: message.title,
    recipients: await namesOf(ctx, found),
    nextDelivery: next && trigger && plannedDeliveryType(next, trigger),
    step: found.purpose,
    answered: found.answer,
    ...standing,
    canPostpone: standing.canAct,
  };
}

async function namesOf(
  ctx: RequestContext,
  { familyId, messageId: id }: AnswerToken,
): Promise<string[]> {
  const recipients = await recipientsOf(ctx, { familyId, id });
  return recipients.map(({ name }) => name);
}
