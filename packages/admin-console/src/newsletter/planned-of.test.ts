import { expect, it } from 'vitest';
import { plannedOf } from './planned-of.ts';

it('gives the local date and time of a scheduled issue, in its own zone', () => {
  const sendAt = '2041-05-04T02:30:00Z';
  expect(plannedOf({ sendAt, sendZone: 'America/Chicago' })).toEqual({
    ...{ localDate: '2041-05-03', localTime: '21:30', timeZone: 'America/Chicago' },
  });
  expect(plannedOf({ sendAt, sendZone: 'Asia/Kolkata' })?.localTime).toBe('08:00');
  expect(plannedOf({ sendAt: '2041-05-04T00:05:00Z', sendZone: 'UTC' })?.localTime).toBe('00:05');
});

it('gives nothing for an issue that has no time', () => {
  expect(plannedOf({ sendAt: null, sendZone: 'UTC' })).toBeUndefined();
  expect(plannedOf(undefined)).toBeUndefined();
});
