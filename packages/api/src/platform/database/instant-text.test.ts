import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { exactInstantText, instantText } from '#platform/database/instant-text.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

const day = 86_400_000_000n;
const micros = fc.oneof(
  fc.bigInt({ min: -20_000n * day, max: 800_000n * day }),
  fc.bigInt({ min: 0n, max: 40_000n }).map((seconds) => seconds * 1_000_000n),
  fc.bigInt({ min: 0n, max: 400_000n }).map((hundreds) => hundreds * 100_000n),
);

/** As PostgreSQL writes a timestamptz: its zone's offset, no zeros at the end of the fraction. */
function asStored(instant: Temporal.Instant, zone: string): string {
  const { offset, ...there } = parts(instant.toZonedDateTimeISO(zone));
  return `${there.date} ${there.time}${offset.replace(':00', '')}`;
}

function parts(there: Temporal.ZonedDateTime) {
  const time = there.toPlainTime().toString();
  const whole = time.length === 5 ? `${time}:00` : time;
  return { date: there.toPlainDate().toString(), time: whole, offset: there.offset };
}

describe.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('a timestamptz read in %s', (zone) => {
  it('is written as Temporal writes it, to the millisecond and for cursors to the microsecond', () => {
    fc.assert(
      fc.property(micros, (at) => {
        const instant = Temporal.Instant.fromEpochNanoseconds(at * 1_000n);
        const stored = asStored(instant, zone);
        // Zones of long ago have offsets with seconds, which Date does not read.
        fc.pre(/[+-]\d\d(:\d\d)?$/.test(stored) && /^\d{4}-/.test(stored));
        expect(exactInstantText(stored)).toBe(instant.toString());
        expect(instantText(stored)).toBe(instantFrom(stored).toString());
      }),
    );
  });
});
