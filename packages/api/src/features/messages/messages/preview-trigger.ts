import { messageLimits } from '@infinite/schema/catalogue/messages';
import {
  recipientDraftInput,
  triggerDraftInput,
} from '@infinite/schema/messages/message-draft.input';
import { onClocksOf } from '@infinite/schema/schedule/clocks';
import { previewTrigger as preview, type TriggerProblem } from '@infinite/schema/schedule/preview';
import { messageFieldWords } from '@infinite/schema/words/messages.en';
import { triggerNoteWords, triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  plannedDeliveryType,
  type TriggerPreview,
} from '#features/messages/messages/planned-delivery.types.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** While a form is being filled in, what is not there yet is no warning. */
const notYetFilled: ReadonlySet<TriggerProblem> = new Set([
  'DATE_MISSING',
  'TIME_MISSING',
  'RECURRENCE_MISSING',
]);

const clocksInput = z
  .array(recipientDraftInput.shape.timeZone)
  .max(messageLimits.recipients, messageFieldWords.tooManyRecipients);

/**
 * What would happen if a message with this trigger were armed now; changes nothing.
 * @param clocks the zones of the people it is for, null for the trigger's own
 */
export function previewTrigger(
  ctx: RequestContext,
  input: unknown,
  clocks: readonly (string | null)[] = [],
): TriggerPreview {
  requireMember(ctx);
  const people = parseInput(clocksInput, clocks).map((timeZone) => ({ timeZone }));
  const trigger = onClocksOf(parseInput(triggerDraftInput, input), people);
  const { next, following, problems, notes } = preview(trigger, ctx.clock.now());
  return {
    nextDelivery: next && plannedDeliveryType(next, trigger),
    following: following.map((planned) => plannedDeliveryType(planned, trigger)),
    warnings: [
      ...problems
        .filter((problem) => !notYetFilled.has(problem))
        .map((problem) => triggerProblemWords[problem]),
      ...notes.map((note) => triggerNoteWords[note]),
    ],
  };
}
