import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { emailKey } from '#accounts/email-address.ts';
import { messageLimits } from '#catalogue/messages.ts';
import { onClocksOf } from '#schedule/clocks.ts';
import { isBlank } from '#text/plain-text.ts';
import { messageFieldWords as words } from '#words/messages.en.ts';
import { type MessageDraft, messageDraftInput } from '#messages/message-draft.input.ts';
import { checkTrigger } from '#messages/check-trigger.ts';

/** What a message must be before it can be armed; the same rules in the composer and the API. */
export type ScheduleReady = MessageDraft & {
  trigger: NonNullable<MessageDraft['trigger']>;
  recipients: NonNullable<MessageDraft['recipients']>;
};

/** @param now the moment by which a date counts as past */
export function scheduleReadyInput(now: Temporal.Instant) {
  return messageDraftInput.transform((draft, ctx): ScheduleReady => {
    const faults = faultsBeforeScheduling(draft, now);
    for (const [path, message] of faults) {
      ctx.addIssue({ code: 'custom', path: path.split('.'), message });
    }
    return faults.size > 0 ? z.NEVER : (draft as ScheduleReady); // nothing missing: checked just above
  });
}

/** What still keeps a draft from being scheduled: words by the path of the field, empty when ready. */
export function faultsBeforeScheduling(
  draft: MessageDraft,
  now: Temporal.Instant,
): Map<string, string> {
  const faults = new Map<string, string>();
  const nothingToSend = isBlank(draft.title) && isBlank(draft.body) && !draft.attachmentIds?.length;
  if (nothingToSend) faults.set('body', words.empty);
  checkRecipients(draft.recipients ?? [], faults);
  if (draft.trigger) checkTrigger(onClocksOf(draft.trigger, draft.recipients ?? []), now, faults);
  else faults.set('trigger', words.noTrigger);
  return faults;
}

function checkRecipients(
  recipients: NonNullable<MessageDraft['recipients']>,
  faults: Map<string, string>,
): void {
  if (recipients.length === 0) faults.set('recipients', words.noRecipients);
  if (recipients.length > messageLimits.recipients) {
    faults.set('recipients', words.tooManyRecipients);
  }
  const lineOf = new Map<string, number>();
  recipients.forEach((recipient, index) => {
    const field = `recipients.${index}`;
    if (isBlank(recipient.name)) faults.set(`${field}.name`, words.nameMissing);
    if (isBlank(recipient.email)) {
      faults.set(`${field}.email`, words.emailMissing);
      return;
    }
    const mailbox = emailKey(recipient.email);
    const earlier = mailbox === null ? undefined : lineOf.get(mailbox);
    if (mailbox === null) faults.set(`${field}.email`, words.emailImpossible);
    else if (earlier !== undefined) faults.set(`${field}.email`, words.emailTwice(earlier));
    else lineOf.set(mailbox, index + 1);
  });
}
