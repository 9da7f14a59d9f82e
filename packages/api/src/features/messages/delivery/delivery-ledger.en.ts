import {
  counted,
  dateWords,
  instantWords,
  namesWords,
  placeOfZone,
  timeWords,
} from '@infinite/schema/words/dates.en';
import {
  isRecipientLedgerEvent,
  recipientLedgerWords,
  type RecipientLedgerEvent,
} from '#features/messages/delivery/recipient-ledger.en.ts';

/** What can stand in the ledger. */
export type LedgerEvent =
  | RecipientLedgerEvent
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
  | 'BOUNCED'
  | 'COMPLAINED'
  | 'RELAY_TROUBLE'
  | 'OUTCOME_UNKNOWN'
  | 'UNRESOLVED'
  | 'LEFT_AS_IS'
  | 'NOT_STARTED'
  | 'SET_ASIDE'
  | 'ADDRESS_CHANGED'
  | 'TRIED_AGAIN'
  | 'OPENED'
  | 'FINISHED'
  | 'FAILED'
  | 'TURNED_TO_NEXT'
  | 'SENDER_TOLD'
  | 'PLAN_FAILED'
  | 'MOVED'
  | 'SUPERSEDED'
  | 'STOPPED_FOR'
  | 'ADDRESS_CORRECTED';

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
  /** Zones of the clocks that decided, earliest first; only where they differ. */
  clocks?: readonly string[];
  /** The day and time a message was moved to, as its author named them. */
  movedTo?: { localDate: string; localTime: string };
  /** Deliveries that are still being tried. */
  open?: number;
  /** Deliveries of which nobody can know whether they arrived. */
  unresolved?: number;
  /** Deliveries that the author stopped. */
  stopped?: number;
  /** People whose hour had not come when the next date did. */
  left?: number;
  /** Names of people who had it when it was cancelled. */
  handedOver?: readonly string[];
}

/** A line of the ledger as its author reads it. */
export function ledgerWords(what: LedgerEvent, evidence: LedgerEvidence): string {
  const day = evidence.occurrence ? dateWords(evidence.occurrence) : 'the chosen day';
  const person = evidence.recipient ?? 'the recipient';
  if (isRecipientLedgerEvent(what)) return recipientLedgerWords(what, person);
  switch (what) {
    case 'SCHEDULED':
      return evidence.occurrence
        ? `You asked us to send this on ${day}.${clocksWords(evidence)}`
        : 'You asked us to keep this ready until you tell us the date.';
    case 'DATE_SET':
      return `You set the date to ${movedWords(evidence) ?? day}.${clocksWords(evidence)}`;
    case 'POSTPONED':
      return `You postponed it to ${movedWords(evidence) ?? day}.${clocksWords(evidence)}`;
    case 'MOVED':
      return `You moved it to an earlier day: ${movedWords(evidence) ?? day}.${clocksWords(evidence)}`;
    case 'EDITED':
      return `You changed ${listWords(evidence.parts ?? [])}.`;
    case 'AIMED':
      return evidence.passedOver
        ? `Our servers were down on ${dateWords(evidence.passedOver)}, so that date passed; the next is ${day}.`
        : `The next delivery is on ${day}.${clocksWords(evidence)}`;
    case 'REMINDED':
      return `It was time to remind you of ${day}.`;
    case 'REMINDED_AGAIN':
      return 'We had no answer to our reminder, so we asked once more whether you are still here.';
    case 'REMINDER_SENT':
      return 'Our email to you went out.';
    case 'REMINDER_NOT_SENT':
      return 'Our email to you could not be handed over. This does not stop the delivery.';
    case 'CONFIRMED':
      return evidence.by === 'link'
        ? `You confirmed ${day} through the link in our email. This is why we believe you are well.`
        : `You confirmed ${day}. This is why we believe you are well.`;
    case 'CANCELLED':
      return evidence.by === 'administrator'
        ? 'You asked us to cancel it, and an administrator did. Nothing will be sent.'
        : cancelledWords(evidence);
    case 'BEGUN':
      return evidence.clocks
        ? `The time came in ${placesWords(evidence.clocks)} (${day}), and we began to deliver there.${lateWords(evidence)}`
        : `The time came (${day}), and we began to deliver.${lateWords(evidence)}`;
    case 'DELIVERY_WAITS':
      return `A letter to ${person} was prepared.${clockWordsOf(evidence)}`;
    case 'MEDIA_AWAITED':
      return `The email to ${person} is waiting until its recordings are ready.`;
    case 'MEDIA_READY':
      return `The recordings for ${person} are ready.`;
    case 'SENDING':
      return `The email to ${person} is being handed over.`;
    case 'SENT_AGAIN':
      return `We could not know whether the email to ${person} had arrived, so we sent it again, marked as the same email; their mailbox may show it once or twice.`;
    case 'ACKNOWLEDGED':
      return `The email to ${person} was handed to our mail provider. We know that it arrived once ${person} opens it.`;
    case 'REFUSED_FOR_NOW':
      return `The email to ${person} was not accepted yet; we are trying again.`;
    case 'REFUSED_FOR_GOOD':
      return `The email to ${person} was refused. The address may be wrong.`;
    case 'BOUNCED':
      return `The email to ${person} bounced. The address may be wrong.`;
    case 'COMPLAINED':
      return `The email to ${person} was reported as spam.`;
    case 'OUTCOME_UNKNOWN':
      return `The connection broke while we handed over the email to ${person}; we don’t know whether it arrived.`;
    case 'RELAY_TROUBLE':
      return `Our mail service could not accept the email to ${person} yet. This says nothing about the address, and we keep trying for as long as it takes.`;
    case 'UNRESOLVED':
      return `We could not learn whether the email to ${person} arrived, so we stopped sending it. You can send it again, or leave it as it is.`;
    case 'LEFT_AS_IS':
      return evidence.by === 'administrator'
        ? `An administrator left the email to ${person} as it is.`
        : `You left the email to ${person} as it is.`;
    case 'NOT_STARTED':
      return `The email to ${person} has not left yet; it is next in line.`;
    case 'SET_ASIDE':
      return `We could not prepare the email to ${person}. We are looking into it, and nothing is lost.`;
    case 'ADDRESS_CHANGED':
      return `You gave us a new address for ${person}.`;
    case 'TRIED_AGAIN':
      return `You asked us to try again with ${person}.`;
    case 'OPENED':
      return `${person} opened it.`;
    case 'FINISHED':
      return finishedWords(evidence);
    case 'FAILED':
      return evidence.recipients === 0
        ? 'There was no one left to deliver it to.'
        : 'It could not be delivered to everyone. It is kept, and you can try again.';
    case 'TURNED_TO_NEXT':
      return turnedWords(evidence);
    case 'SUPERSEDED':
      return `The letter to ${person} of ${day} had not been handed over when the next one began, so only the newer one goes out.`;
    case 'STOPPED_FOR':
      return `You stopped it for ${person}. Nothing more goes to them.`;
    case 'ADDRESS_CORRECTED':
      return `You corrected the address of ${person}.`;
    case 'SENDER_TOLD':
      return 'We wrote to you about the address that did not work.';
    case 'PLAN_FAILED':
      return 'We could not work out the next step and are looking into it. It stays scheduled.';
  }
}

function movedWords({ movedTo }: LedgerEvidence): string | null {
  return movedTo ? `${dateWords(movedTo.localDate)}, ${timeWords(movedTo.localTime)}` : null;
}

function clocksWords({ clocks = [] }: LedgerEvidence): string {
  const [first] = clocks;
  if (clocks.length < 2 || first === undefined) return '';
  return ` It arrives by each person’s own clock, first in ${placeOfZone(first)}.`;
}

function clockWordsOf({ clocks = [], due }: LedgerEvidence): string {
  const [clock] = clocks;
  return clock && due ? ` It was due ${instantWords(due, clock)} in ${placeOfZone(clock)}.` : '';
}

function placesWords(clocks: readonly string[]): string {
  return namesWords(clocks.map(placeOfZone));
}

function cancelledWords({ handedOver = [] }: LedgerEvidence): string {
  return handedOver.length > 0
    ? `You canceled it. It had already gone to ${namesWords(handedOver)}; nothing more will be sent.`
    : 'You canceled it. Nothing will be sent.';
}

function finishedWords({ unresolved = 0, stopped = 0 }: LedgerEvidence): string {
  if (unresolved > 0)
    return `Done. We cannot know whether ${counted(unresolved, 'email')} arrived.`;
  return stopped > 0
    ? 'Everyone has it, except the people you stopped it for.'
    : 'Everyone has it.';
}

function turnedWords({ open = 0, left = 0 }: LedgerEvidence): string {
  const still = open > 0 ? ` We are still trying to deliver ${counted(open, 'letter')}.` : '';
  const behind =
    left > 0
      ? ` For ${counted(left, 'person', 'people')} this date passed; they get the next.`
      : '';
  if (!still && !behind) return 'This date is done; it now waits for the next.';
  return `It is now set for the next date.${still}${behind}`;
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
