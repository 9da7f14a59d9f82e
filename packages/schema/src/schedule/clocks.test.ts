import { expect, test } from 'vitest';
import { clockOf, distinctClocks, onClocksOf, sameZone } from './clocks.ts';
import type { Trigger } from './trigger.ts';

const trigger: Trigger = {
  kind: 'DATE',
  localDate: '2041-05-04',
  localTime: '09:00',
  timeZone: 'Europe/Lisbon',
  recurrence: null,
  untilYear: null,
  leapDayRule: null,
  occasion: null,
};

test('E2: same place as the date means the zone of the date, whoever else is on the message', () => {
  const people = [{ timeZone: 'Asia/Tokyo' }, { timeZone: null }];
  const read = onClocksOf(trigger, people);
  expect(read.clocks).toEqual(['Asia/Tokyo', 'Europe/Lisbon']);
  expect(people.map((person) => clockOf(read, person))).toEqual(read.clocks);
  expect(onClocksOf(read, []).clocks).toBeUndefined();
});

test('F10: an older name of a zone is the same clock as its newer one', () => {
  expect(sameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
  expect(sameZone('Asia/Calcutta', 'Asia/Colombo')).toBe(false);
  expect(distinctClocks(['Europe/Kiev', 'Asia/Tokyo', 'Europe/Kyiv'])).toEqual([
    'Europe/Kiev',
    'Asia/Tokyo',
  ]);
  const read = onClocksOf({ ...trigger, timeZone: 'Asia/Calcutta' }, [
    { timeZone: null },
    { timeZone: 'Asia/Kolkata' },
  ]);
  expect(read.clocks).toEqual(['Asia/Calcutta']);
  expect(clockOf(read, { timeZone: 'Asia/Kolkata' })).toBe('Asia/Calcutta');
});
