import type {
  TriggerFieldsFragment,
  WrittenMessageFragment,
} from '@infinite/schema/generated/graphql';
import { distinctClocks } from '@infinite/schema/schedule/clocks';
import { filledRecipients, type DraftContent, type WhenFields } from './draft-content.ts';

/** The message as the server tells it, as far as the composer edits it. */
export interface StoredContent {
  title: string;
  body: string;
  trigger?: TriggerFieldsFragment | null;
  recipients: WrittenMessageFragment['recipients'];
  attachments: { recording: { id: string }; position: number }[];
}

/** What the composer sends: `MessageDraftInput` of the contract. */
export function draftInput(content: DraftContent) {
  return {
    title: content.title,
    body: content.body,
    trigger: triggerInput(content.when),
    recipients: filledRecipients(content).map(
      ({ id, name, email, relation, timeZone, locale }) => ({
        id,
        name,
        email,
        relation: relation.trim() === '' ? null : relation,
        timeZone: timeZone === '' ? null : timeZone,
        locale: locale === '' ? null : locale,
      }),
    ),
    attachmentIds: content.attachmentIds,
  };
}

/** The clocks of the people as the preview wants them: one for each, as far as they are named. */
export function clocksOf(content: DraftContent): string[] {
  const zones = filledRecipients(content).map(({ timeZone }) => timeZone || content.when.timeZone);
  return distinctClocks(zones.toSorted());
}

/** Only what belongs to the chosen kind is sent; the rest stays in the form for a change of mind. */
export function triggerInput(when: WhenFields) {
  const yearly = when.kind === 'RECURRING';
  return {
    kind: when.kind,
    localDate: when.localDate === '' ? null : when.localDate,
    localTime: when.localTime === '' ? null : when.localTime,
    timeZone: when.timeZone,
    recurrence: yearly ? when.recurrence : null,
    untilYear: yearly && /^\d{1,4}$/.test(when.untilYear) ? Number(when.untilYear) : null,
    leapDayRule: yearly && isLeapDay(when.localDate) ? when.leapDayRule : null,
    occasion: when.kind === 'OCCASION' ? when.occasion : null,
  };
}

export function isLeapDay(localDate: string): boolean {
  return localDate.endsWith('-02-29');
}

/** What the composer shows of a stored message. */
export function contentOf(message: StoredContent, defaultZone: string): DraftContent {
  const { trigger } = message;
  return {
    title: message.title,
    body: message.body,
    recipients: message.recipients.map((recipient) => ({
      key: recipient.id,
      id: recipient.id,
      name: recipient.name,
      email: recipient.email,
      relation: recipient.relation ?? '',
      timeZone: recipient.timeZone ?? '',
      locale: recipient.locale ?? '',
    })),
    when: {
      kind: trigger?.kind ?? 'DATE',
      localDate: trigger?.localDate ?? '',
      localTime: trigger?.localTime ?? '09:00',
      timeZone: trigger?.timeZone ?? defaultZone,
      recurrence: trigger?.recurrence ?? 'BIRTHDAY',
      untilYear: trigger?.untilYear ? String(trigger.untilYear) : '',
      leapDayRule: trigger?.leapDayRule ?? 'FEBRUARY_28',
      occasion: trigger?.occasion ?? '',
    },
    attachmentIds: message.attachments
      .toSorted((a, b) => a.position - b.position)
      .map((attachment) => attachment.recording.id),
  };
}
