import { dateWords } from '#words/dates.en.ts';

/** What can stand in the ledger. */
export type LedgerEvent =
  | 'SCHEDULED'
  | 'DATE_SET'
  | 'POSTPONED'
  | 'EDITED'
  | 'AIMED'
  | 'REMINDED'
  | 'REMINDED_AGAIN'
  | 'REMINDER_SENT'
  | 'REMINDER_NOT_SENT'
  | 'CONFIRMED'
  | 'CANCELLED'
  | 'BEGUN'
  | 'DELIVERY_WAITS'
  | 'MEDIA_AWAITED'
  | 'MEDIA_READY'
  | 'SENDING'
  | 'SENT_AGAIN'
  | 'ACKNOWLEDGED'
  | 'REFUSED_FOR_NOW'
  | 'REFUSED_FOR_GOOD'
  | 'OUTCOME_UNKNOWN'
  | 'ADDRESS_CHANGED'
  | 'TRIED_AGAIN'
  | 'OPENED'
  | 'FINISHED'
  | 'FAILED'
  | 'TURNED_TO_NEXT'
  | 'SENDER_TOLD'
  | 'PLAN_FAILED';

/** What shows that a line is true; every part is optional, and none holds content or tokens. */
export interface LedgerEvidence {
  occurrence?: string;
  due?: string;
  recipient?: string;
  /** The mail server's answer. */
  response?: string;
  mailMessageId?: string;
  attempt?: number;
  passedOver?: string;
  late?: string;
  by?: 'page' | 'link' | 'administrator';
  parts?: readonly string[];
  failed?: number;
  recipients?: number;
}

/** A line of the ledger as its author reads it. */
export function ledgerWords(what: LedgerEvent, evidence: LedgerEvidence): string {
  const day = evidence.occurrence ? dateWords(evidence.occurrence) : 'the chosen day';
  const person = evidence.recipient ?? 'the recipient';
  switch (what) {
    case 'SCHEDULED':
      return evidence.occurrence
        ? `You asked us to send this on ${day}.`
        : 'You asked us to keep this ready until you tell us the date.';
    case 'DATE_SET':
      return `You set the date to ${day}.`;
    case 'POSTPONED':
      return `You put it off to ${day}.`;
    case 'EDITED':
      return `You changed ${listWords(evidence.parts ?? [])}.`;
    case 'AIMED':
      return evidence.passedOver
        ? `Our servers were down on ${dateWords(evidence.passedOver)}, so that date passed; the next is ${day}.`
        : `The next delivery is on ${day}.`;
    case 'REMINDED':
      return `It was time to remind you of ${day}.`;
    case 'REMINDED_AGAIN':
      return 'We had no answer to our reminder, so we asked once more whether you are still here.';
    case 'REMINDER_SENT':
      return 'Our mail to you left.';
    case 'REMINDER_NOT_SENT':
      return 'Our mail to you could not be handed over. This does not stop the delivery.';
    case 'CONFIRMED':
      return evidence.by === 'link'
        ? `You confirmed ${day} through the link in our mail. This is why we believe you are well.`
        : `You confirmed ${day}. This is why we believe you are well.`;
    case 'CANCELLED':
      return evidence.by === 'administrator'
        ? 'You asked us to cancel it, and an administrator did. Nothing will be sent.'
        : 'You cancelled it. Nothing will be sent.';
    case 'BEGUN':
      return `The time came (${day}), and we began to deliver.${lateWords(evidence)}`;
    case 'DELIVERY_WAITS':
      return `A letter to ${person} was made ready.`;
    case 'MEDIA_AWAITED':
      return `The mail to ${person} waits until its recordings are prepared.`;
    case 'MEDIA_READY':
      return `The recordings for ${person} are ready.`;
    case 'SENDING':
      return `The mail to ${person} is being handed over.`;
    case 'SENT_AGAIN':
      return `We could not know whether the mail to ${person} had arrived, so it is sent again under the same name; their mailbox may show it once or twice.`;
    case 'ACKNOWLEDGED':
      return `The mail server of ${person} took the mail.`;
    case 'REFUSED_FOR_NOW':
      return `The mail to ${person} was not taken yet; we try again.`;
    case 'REFUSED_FOR_GOOD':
      return `The mail to ${person} was refused. The address may be wrong.`;
    case 'OUTCOME_UNKNOWN':
      return `The line broke while the mail to ${person} was handed over; it is unknown whether it arrived.`;
    case 'ADDRESS_CHANGED':
      return `You gave us a new address for ${person}.`;
    case 'TRIED_AGAIN':
      return `You asked us to try again with ${person}.`;
    case 'OPENED':
      return `${person} opened it.`;
    case 'FINISHED':
      return 'Everyone has it.';
    case 'FAILED':
      return evidence.recipients === 0
        ? 'There was nobody left to deliver it to.'
        : 'It could not be delivered to everyone. It is kept, and you can try again.';
    case 'TURNED_TO_NEXT':
      return 'This date is done; it now waits for the next.';
    case 'SENDER_TOLD':
      return 'We wrote to you about the address that did not work.';
    case 'PLAN_FAILED':
      return 'We could not work out the next step and are looking into it. It stays armed.';
  }
}

function lateWords(evidence: LedgerEvidence): string {
  if (evidence.late === 'SERVERS_WERE_DOWN') return ' We were late, because our servers were down.';
  if (evidence.late === 'CHANGED_AFTERWARDS') return ' The date had passed when it was changed.';
  return '';
}

const partWords: Record<string, string> = {
  title: 'the title',
  body: 'the letter',
  trigger: 'the date',
  recipients: 'the people it is for',
  attachments: 'what it carries',
};

function listWords(parts: readonly string[]): string {
  const words = parts.map((part) => partWords[part] ?? part);
  return words.length > 0 ? new Intl.ListFormat('en', { type: 'conjunction' }).format(words) : 'it';
}

/** What a reader is told about a delivery that came late. */
export const lateReasonWords: Record<string, string> = {
  SERVERS_WERE_DOWN:
    'This was meant to reach you earlier. Our servers were not working on that day; the delay is ours, not the sender’s.',
  CHANGED_AFTERWARDS: 'This was set for an earlier moment and was changed afterwards.',
  MEDIA_WAS_PREPARED:
    'This was meant to reach you earlier. Preparing the recording for you took us longer than planned.',
  MAIL_WAS_REFUSED:
    'This was meant to reach you earlier. Your mail server did not take our mail at first, so we kept trying.',
};
