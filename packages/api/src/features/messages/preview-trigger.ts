import { triggerDraftInput } from '@infinite/schema/messages/message-draft.input';
import { previewTrigger as preview, type TriggerProblem } from '@infinite/schema/schedule/preview';
import { triggerNoteWords, triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { requireMember, type RequestContext } from '#context.ts';
import {
  plannedDeliveryType,
  type TriggerPreview,
} from '#features/messages/planned-delivery.types.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** While a form is being filled in, what is not there yet is no warning. */
const notYetFilled: ReadonlySet<TriggerProblem> = new Set([
  'DATE_MISSING',
  'TIME_MISSING',
  'RECURRENCE_MISSING',
]);

/** What would happen if a message with this trigger were armed now; changes nothing. */
export function previewTrigger(ctx: RequestContext, input: unknown): TriggerPreview {
  requireMember(ctx);
  const trigger = parseInput(triggerDraftInput, input);
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
