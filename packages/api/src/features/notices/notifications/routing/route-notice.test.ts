import {
  mailPaces,
  notificationKindNames,
  notificationKinds,
} from '@infinite/schema/catalogue/notifications';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { isMutedDay, isMutedName } from '#features/notices/notifications/routing/mutes.ts';
import { firstDisturbable, isQuiet } from '#features/notices/notifications/routing/quiet-time.ts';
import {
  choiceOf,
  nextDigest,
  routeNotice,
  type Reader,
} from '#features/notices/notifications/routing/route-notice.ts';

const at = (text: string) => Temporal.Instant.from(text);
const reader = (more: Partial<Reader> = {}): Reader => ({
  choices: {},
  quiet: null,
  zone: 'UTC',
  mutes: [],
  ...more,
});
const overNight = { from: 22 * 60, until: 7 * 60 };
const asked = { kind: 'questionAsked', values: { actor: 'Ann', title: 'The mill' } } as const;

describe('routeNotice', () => {
  it.each([
    // now, zone, pace, mail
    ['2041-03-05T12:00:00Z', 'UTC', 'off', null],
    ['2041-03-05T12:00:00Z', 'UTC', 'now', '2041-03-05T12:00:00Z'],
    ['2041-03-05T23:00:00Z', 'UTC', 'now', '2041-03-06T07:00:00Z'],
    ['2041-03-06T06:59:59Z', 'UTC', 'now', '2041-03-06T07:00:00Z'],
    ['2041-03-05T07:59:00Z', 'UTC', 'daily', '2041-03-05T08:00:00Z'],
    ['2041-03-05T08:00:00Z', 'UTC', 'daily', '2041-03-06T08:00:00Z'],
    // A Tuesday; the next Monday is the 11th.
    ['2041-03-05T12:00:00Z', 'UTC', 'weekly', '2041-03-11T08:00:00Z'],
    ['2041-03-11T07:00:00Z', 'UTC', 'weekly', '2041-03-11T08:00:00Z'],
    ['2041-03-11T08:00:00Z', 'UTC', 'weekly', '2041-03-18T08:00:00Z'],
    ['2041-03-05T12:00:00Z', 'Asia/Tokyo', 'daily', '2041-03-05T23:00:00Z'],
  ] as const)('at %s in %s, %s mails are due at %s', (now, zone, mail, due) => {
    const choices = { questionAsked: { mail, push: false } };
    const route = routeNotice(asked, reader({ zone, choices, quiet: overNight }), at(now));
    expect(route.inApp).toBe(true);
    expect(route.mailAt?.toString() ?? null).toBe(due);
    expect(route.pushAt).toBeNull();
  });

  it('keeps a muted notice out of sight, mails and devices', () => {
    const route = routeNotice(
      asked,
      reader({ mutes: [{ name: 'the MILL' }] }),
      at('2041-03-05T12:00:00Z'),
    );
    expect(route).toEqual({ inApp: false, mailPace: 'off', mailAt: null, pushAt: null });
  });

  it('leaves mails about messages to the settings of their author', () => {
    const choices = { messageOpened: { mail: 'now', push: true } } as const;
    expect(choiceOf(choices, 'messageOpened').mail).toBeNull();
  });

  it.each([
    // Europe/Lisbon puts its clocks forward at 01:00 on 31 March 2041, and back at 02:00 on 27 October.
    [
      'an end in the gap comes when the gap is over',
      '2041-03-31T00:30:00Z',
      90,
      '2041-03-31T01:30:00Z',
    ],
    ['the first of two ends counts', '2041-10-26T23:30:00Z', 90, '2041-10-27T00:30:00Z'],
    [
      'a second quiet time within the night put back ends as well',
      '2041-10-27T01:10:00Z',
      90,
      '2041-10-27T01:30:00Z',
    ],
  ])('%s', (_, now, until, due) => {
    const quiet = { from: 22 * 60, until };
    const of = reader({ zone: 'Europe/Lisbon', quiet });
    expect(firstDisturbable(at(now), of)?.toString()).toBe(due);
  });

  it('waits for ever when every day is muted', () => {
    const mutes = [{ fromDay: '01-01', untilDay: '12-31' }];
    expect(firstDisturbable(at('2041-03-05T12:00:00Z'), reader({ mutes }))).toBeNull();
  });
});

const minutes = fc.integer({ min: 0, max: 1439 });
const day = fc.integer({ min: 1, max: 366 }).map((n) =>
  Temporal.PlainDate.from('2040-01-01')
    .add({ days: n - 1 })
    .toString()
    .slice(5),
);
const readers: fc.Arbitrary<Reader> = fc.record({
  zone: fc.constantFrom(
    ...['UTC', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia'],
    ...['Asia/Kathmandu', 'America/Sao_Paulo', 'Africa/Cairo'],
  ),
  quiet: fc.option(fc.record({ from: minutes, until: minutes })),
  mutes: fc.array(
    fc.oneof(
      fc.record({ name: fc.constantFrom('Rose', 'Rose Baker', 'Åse', '') }),
      fc.record({ fromDay: day, untilDay: day }),
    ),
    { maxLength: 3 },
  ),
  choices: fc.dictionary(
    fc.constantFrom(...notificationKindNames),
    fc.record({ mail: fc.constantFrom(...mailPaces), push: fc.boolean() }),
  ),
});
const instants = fc
  .integer({ min: 0, max: 40 * 366 * 24 * 60 })
  .map((n) => at('2010-01-01T00:00:00Z').add({ minutes: n }));
const notices = fc.record({
  kind: fc.constantFrom(...notificationKindNames),
  values: fc.record({
    actor: fc.constantFrom('Rose', 'Tom'),
    title: fc.constantFrom('Rose Baker at the sea', 'Primrose', 'ase', 'Tea'),
  }),
});

describe('whatever a member chose', () => {
  it('no mail and no push message comes early, in quiet hours or on a muted day', () => {
    fc.assert(
      fc.property(notices, readers, instants, (notice, of, now) => {
        const route = routeNotice(notice, of, now);
        for (const due of [route.mailAt, route.pushAt]) {
          if (!due) continue;
          expect(Temporal.Instant.compare(due, now)).toBeGreaterThanOrEqual(0);
          const local = due.toZonedDateTimeISO(of.zone);
          expect(isQuiet(of.quiet, local)).toBe(false);
          expect(isMutedDay(of.mutes, local)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('what is off stays away, and what is muted goes nowhere', () => {
    fc.assert(
      fc.property(notices, readers, instants, (notice, of, now) => {
        const route = routeNotice(notice, of, now);
        const silent =
          isMutedName(of.mutes, notice.values) ||
          isMutedDay(of.mutes, now.toZonedDateTimeISO(of.zone));
        expect(route.inApp).toBe(!silent);
        const { mail, push } = choiceOf(of.choices, notice.kind);
        if (silent || !push) expect(route.pushAt).toBeNull();
        if (silent || mail === 'off' || mail === null) expect(route.mailAt).toBeNull();
        expect(mail === null).toBe(notificationKinds[notice.kind].mail === null);
      }),
    );
  });

  it('waiting again from where a wait ended is no wait', () => {
    fc.assert(
      fc.property(readers, instants, (of, now) => {
        const due = firstDisturbable(now, of);
        if (due) expect(firstDisturbable(due, of)?.equals(due)).toBe(true);
      }),
    );
  });

  it('a digest is due at its hour, after now, and all notices of a period share it', () => {
    fc.assert(
      fc.property(readers, instants, fc.constantFrom('daily', 'weekly'), ({ zone }, now, pace) => {
        const due = nextDigest(pace, now, zone);
        expect(Temporal.Instant.compare(due, now)).toBe(1);
        const justBefore = due.subtract({ nanoseconds: 1 });
        expect(nextDigest(pace, justBefore, zone).equals(due)).toBe(true);
        const local = due.toZonedDateTimeISO(zone);
        if (pace === 'weekly') expect(local.dayOfWeek).toBe(1);
      }),
    );
  });
});
