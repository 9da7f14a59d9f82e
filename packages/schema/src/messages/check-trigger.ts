import type { Temporal } from 'temporal-polyfill';
import { triggerProblems, type TriggerProblem } from '#schedule/preview.ts';
import type { Trigger } from '#schedule/trigger.ts';
import { isBlank } from '#text/plain-text.ts';
import { messageFieldWords as words } from '#words/messages.en.ts';
import { triggerProblemWords } from '#words/schedule.en.ts';
import type { TriggerDraft } from '#messages/message-draft.input.ts';

const fieldOf: Record<TriggerProblem, string> = {
  DATE_MISSING: 'localDate',
  DATE_UNREAL: 'localDate',
  PAST: 'localDate',
  PAST_SOMEWHERE: 'localDate',
  TOO_FAR: 'localDate',
  TIME_MISSING: 'localTime',
  TIME_UNREAL: 'localTime',
  ZONE_UNKNOWN: 'timeZone',
  NO_YEAR_LEFT: 'untilYear',
  RECURRENCE_MISSING: 'recurrence',
  LEAP_DAY_RULE_MISSING: 'leapDayRule',
};

/** Notes under `trigger.…` what is missing or impossible before a message can be armed at `now`. */
export function checkTrigger(
  trigger: TriggerDraft & Pick<Trigger, 'clocks'>,
  now: Temporal.Instant,
  faults: Map<string, string>,
): void {
  for (const problem of triggerProblems(trigger, now)) {
    faults.set(`trigger.${fieldOf[problem]}`, triggerProblemWords[problem]);
  }
  if (trigger.kind === 'OCCASION' && isBlank(trigger.occasion)) {
    faults.set('trigger.occasion', words.noOccasion);
  }
}
