import { Temporal } from 'temporal-polyfill';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageLimits } from '#catalogue/messages.ts';
import { messageFieldWords as words } from '#words/messages.en.ts';
import { triggerProblemWords } from '#words/schedule.en.ts';
import { clientIdInput } from '#drafts/client-id.input.ts';
import { messageDraftInput } from './message-draft.input.ts';
import { scheduleReadyInput } from './schedule-ready.input.ts';
import { tidyTime } from './trigger-fields.ts';

const now = Temporal.Instant.from('2026-03-01T09:00:00Z');

const ready = {
  title: 'For your birthday',
  body: 'Dear Maria',
  trigger: { kind: 'DATE', localDate: '2041-05-04', localTime: '09:00', timeZone: 'Europe/Lisbon' },
  recipients: [{ name: 'Maria', email: 'maria@example.org', relation: 'daughter' }],
};

function faults(value: unknown): Record<string, string> {
  const parsed = scheduleReadyInput(now).safeParse(value);
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('a draft', () => {
  it('may be empty, and what is left out stays out', () => {
    expect(messageDraftInput.parse({})).toEqual({});
  });

  it('takes what is half typed', () => {
    const half = messageDraftInput.parse({
      title: 'For',
      trigger: { kind: 'DATE', localDate: '', localTime: '', timeZone: 'Europe/Lisbon' },
      recipients: [{ name: '', email: 'maria@' }],
    });
    expect(half.recipients?.[0]).toEqual({
      id: null,
      name: '',
      email: 'maria@',
      relation: null,
      timeZone: null,
      locale: null,
    });
    expect(half.trigger).toMatchObject({ localDate: null, localTime: null, untilYear: null });
  });

  it('keeps markup as text and takes out what no database can hold', () => {
    const draft = messageDraftInput.parse({
      title: 'a\u0000\r\nBcc: x',
      body: '<b>\r\n\u0007\ud800',
    });
    expect(draft).toEqual({ title: 'a Bcc: x', body: '<b>\n\ufffd' });
  });

  it.each([
    ['title', { title: 'é'.repeat(201) }],
    ['body', { body: 'x'.repeat(messageLimits.body + 1) }],
    ['recipients.0.name', { recipients: [{ name: 'x'.repeat(121), email: '' }] }],
    ['recipients.0.timeZone', { recipients: [{ name: '', email: '', timeZone: '+01:00' }] }],
    ['trigger.localDate', { trigger: { kind: 'DATE', localDate: '2041-02-30', timeZone: 'UTC' } }],
    ['trigger.localDate', { trigger: { kind: 'DATE', localDate: '0000-01-01', timeZone: 'UTC' } }],
    ['trigger.localTime', { trigger: { kind: 'DATE', localTime: '25:00', timeZone: 'UTC' } }],
    ['trigger.timeZone', { trigger: { kind: 'DATE', timeZone: 'Mars/Olympus' } }],
    ['trigger.untilYear', { trigger: { kind: 'DATE', timeZone: 'UTC', untilYear: 1e12 } }],
    ['attachmentIds', { attachmentIds: Array(51).fill('018f2f3c-0000-7000-8000-000000000000') }],
  ])('says which field cannot be kept: %s', (field, value) => {
    const parsed = messageDraftInput.safeParse(value);
    expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(field);
  });

  it('holds 500 people and refuses the 501st with the number', () => {
    const people = (count: number) => Array(count).fill({ name: 'A', email: 'a@example.org' });
    expect(messageDraftInput.safeParse({ recipients: people(500) }).success).toBe(true);
    const parsed = messageDraftInput.safeParse({ recipients: people(501) });
    expect(parsed.error?.issues[0]?.message).toBe(words.tooManyRecipients);
    expect(words.tooManyRecipients).toContain('500');
  });

  it('parses its own answer to the same, whatever was typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, text, text, (title, body, name) => {
        const first = messageDraftInput.parse({ title, body, recipients: [{ name, email: '' }] });
        expect(messageDraftInput.parse(first)).toEqual(first);
      }),
    );
  });

  it('is known by a key that a browser makes', () => {
    expect(clientIdInput.safeParse(crypto.randomUUID()).success).toBe(true);
    expect(clientIdInput.safeParse("x' or 1=1").success).toBe(false);
  });
});

describe('a message that is ready', () => {
  it('has something to send, somebody to send it to and a time to come', () => {
    expect(faults(ready)).toEqual({});
    expect(faults({})).toEqual({
      body: words.empty,
      recipients: words.noRecipients,
      trigger: words.noTrigger,
    });
  });

  it('may be a recording alone', () => {
    const attachmentIds = ['018f2f3c-0000-7000-8000-000000000000'];
    expect(faults({ ...ready, title: '', body: ' \u200b', attachmentIds })).toEqual({});
    expect(faults({ ...ready, title: '', body: ' \u200b' })).toEqual({ body: words.empty });
  });

  it('notices addresses that cannot exist, that are missing and that come twice', () => {
    const recipients = [
      { name: 'Ann', email: 'ann@example.org' },
      { name: 'Ben', email: 'ben@example' },
      { name: ' ', email: '' },
      { name: 'Ann again', email: ' ANN@Example.org ' },
    ];
    expect(faults({ ...ready, recipients })).toEqual({
      'recipients.1.email': words.emailImpossible,
      'recipients.2.name': words.nameMissing,
      'recipients.2.email': words.emailMissing,
      'recipients.3.email': words.emailTwice(1),
    });
  });

  it.each([
    ['a date in the past', { localDate: '2026-03-01', localTime: '08:59' }, 'PAST', 'localDate'],
    ['no day', { localDate: '' }, 'DATE_MISSING', 'localDate'],
    ['no time', { localTime: null }, 'TIME_MISSING', 'localTime'],
    ['a year too far', { localDate: '2200-01-01' }, 'TOO_FAR', 'localDate'],
    ['a birthday without its kind', { kind: 'RECURRING' }, 'RECURRENCE_MISSING', 'recurrence'],
    [
      'a last year that is over',
      { kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate: '1990-01-04', untilYear: 2026 },
      'NO_YEAR_LEFT',
      'untilYear',
    ],
    [
      '29 February without a rule',
      { kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate: '1992-02-29' },
      'LEAP_DAY_RULE_MISSING',
      'leapDayRule',
    ],
  ] as const)('is not one with %s', (_, change, problem, field) => {
    const trigger = { ...ready.trigger, ...change };
    expect(faults({ ...ready, trigger })).toEqual({
      [`trigger.${field}`]: triggerProblemWords[problem],
    });
  });

  it.each([
    ['a moment that daylight saving skips', { localDate: '2027-03-28', localTime: '01:30' }],
    ['a moment that comes twice', { localDate: '2027-10-31', localTime: '01:30' }],
    ['29 February', { localDate: '2028-02-29' }],
    [
      'a birthday long past',
      { kind: 'RECURRING', recurrence: 'BIRTHDAY', localDate: '1950-05-04', untilYear: null },
    ],
    [
      'an occasion without a date',
      { kind: 'OCCASION', localDate: '', localTime: '', occasion: 'Her graduation' },
    ],
  ])('may name %s', (_, change) => {
    expect(faults({ ...ready, trigger: { ...ready.trigger, ...change } })).toEqual({});
  });

  it('names its occasion', () => {
    const trigger = { kind: 'OCCASION', timeZone: 'UTC', occasion: '\u200b' };
    expect(faults({ ...ready, trigger })).toEqual({ 'trigger.occasion': words.noOccasion });
  });
});

describe('a time of day', () => {
  it.each([
    ['9:05', '09:05'],
    ['09:05:00', '09:05'],
    ['23:59', '23:59'],
    ['24:00', undefined],
    ['12:60', undefined],
    ['noon', undefined],
  ])('%s reads as %s', (text, time) => expect(tidyTime(text)).toBe(time));
});
