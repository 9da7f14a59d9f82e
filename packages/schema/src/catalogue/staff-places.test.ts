import { expect, it } from 'vitest';
import { consoleTabNames, growthPlaceNames, sidePlaceNames } from './admin.ts';
import { firstPlaceOf, mayOpenPlace } from './staff-places.ts';
import { staffRoles, type StaffRole } from './staff.ts';

const places = [...consoleTabNames, ...growthPlaceNames, ...sidePlaceNames];

it.each([
  ['admin', places],
  ['editor', ['content', 'email', 'inbox']],
  ['support', ['users', 'inbox', 'operations']],
  ['reader', places.filter((place) => place !== 'developers')],
] as const)('%s opens these places', (role, opened) => {
  expect(places.filter((place) => mayOpenPlace(role, place))).toEqual(opened);
});

it.each([
  ['admin', 'users'],
  ['editor', 'content'],
  ['support', 'users'],
  ['reader', 'users'],
] as [StaffRole, string][])('%s begins at %s', (role, place) => {
  expect(firstPlaceOf(role, 'users')).toBe(place);
});

it('keeps an address that names its place, open or not', () => {
  for (const role of staffRoles) expect(firstPlaceOf(role, 'database')).toBe('database');
});
