import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { anniversariesOf } from '#features/tree/anniversaries/anniversary.ts';
import type { DatedEvent } from '#features/tree/tree/index.ts';
import { writeCalendar } from '#features/tree/anniversaries/write-calendar.ts';

const living = { id: 'm', name: 'Maja; DROP, "x"\nBEGIN:VEVENT', living: true };
const dead = { id: 'a', name: 'Anna', living: false };
const asked = {
  name: 'Days of the Bergs',
  host: 'example.org',
  today: Temporal.PlainDate.from('2026-11-24'),
  linkOf: (id: string) => `https://example.org/family-tree/person/${id}`,
};

function written(...events: Partial<DatedEvent>[]): string {
  const base = { month: 5, day: 4, year: 1950, people: [living], ended: false } as const;
  const whole = events.map((event, index) => ({ id: `${index}`, tag: 'BIRT', ...base, ...event }));
  return writeCalendar(anniversariesOf(whole as DatedEvent[]), asked).replaceAll('\r\n ', '');
}

describe('a calendar of a tree', () => {
  it('has a whole day that returns every year', () => {
    const text = written({ tag: 'DEAT', people: [dead], year: 1980 });
    expect(text).toContain('RRULE:FREQ=YEARLY');
    expect(text).toContain('DTSTART;VALUE=DATE:20270504');
    expect(text).toContain('SUMMARY:In memory of Anna');
    expect(text).toContain('DESCRIPTION:Died on this day in 1980.');
    expect(text).toContain('UID:remembrance-0@example.org');
  });

  it('says no year of the living', () => {
    expect(written({})).not.toContain('1950');
  });

  it('keeps February 29 on the last day of February', () => {
    const text = written({ month: 2, day: 29 });
    expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1');
    expect(text).toContain('DTSTART;VALUE=DATE:20270228');
  });

  it('is not broken by a name', () => {
    const text = written({});
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(text).toContain('Maja\\; DROP\\, "x"\\nBEGIN:VEVENT’s birthday');
  });
});
