import type { DraftContent } from '#messages/composer/draft-content.ts';
import { futureMessages } from './future-messages.ts';
import { heroVoice } from './hero-voice.ts';
import { exampleMessage } from './worked-example.ts';

const { name, localDate, localTime, timeZone } = exampleMessage;
const { letter, sign } = futureMessages.sample;

/** The message that the home page follows from the desk to its reader: invented, with real rules. */
export const sampleMessage = {
  from: sign,
  title: 'For the day you are eighteen',
  body: [...letter, sign].join('\n\n'),
  place: 'Lisbon, Portugal',
  savedAt: '2027-04-11T16:24:00Z',
  recording: heroVoice.title,
  recordingLength: '19 seconds',
} as const;

/** The same message as the composer holds it. */
export const sampleDraft: DraftContent = {
  title: sampleMessage.title,
  body: sampleMessage.body,
  recipients: [
    { key: 'ana', id: null, name, email: 'ana@example.org', relation: '', timeZone, locale: '' },
  ],
  when: {
    kind: 'DATE',
    localDate,
    localTime,
    timeZone,
    recurrence: 'BIRTHDAY',
    untilYear: '',
    leapDayRule: 'FEBRUARY_28',
    occasion: '',
  },
  attachmentIds: [],
};
