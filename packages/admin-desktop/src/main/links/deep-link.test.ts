import { consolePlaceNames } from '@infinite/schema/catalogue/admin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConsolePlace } from '#ipc/channels.ts';
import { deepLinkAmong, parseDeepLink } from './deep-link.ts';

describe('parseDeepLink', () => {
  it.each(consolePlaceNames)('a link to %s opens it', (tab) =>
    expect(parseDeepLink(`infinite-connections://console/${tab}`)).toEqual({ tab, params: {} }),
  );

  it.each([
    ['infinite-connections://console/users', { tab: 'users', params: {} }],
    ['infinite-connections://console', { tab: 'users', params: {} }],
    ['INFINITE-CONNECTIONS://console/database/', { tab: 'database', params: {} }],
    [
      'infinite-connections://console/users?user=0f8b2c4e-1d2a-4b3c-8d9e-0a1b2c3d4e5f',
      { tab: 'users', params: { user: '0f8b2c4e-1d2a-4b3c-8d9e-0a1b2c3d4e5f' } },
    ],
    [
      'infinite-connections://console/database?view=deliveries&evil=1',
      { tab: 'database', params: { view: 'deliveries' } },
    ],
    ['infinite-connections://console/users?user=<script>', { tab: 'users', params: {} }],
  ])('%s leads to a place', (link, place) => expect(parseDeepLink(link)).toEqual(place));

  it.each([
    'infinite-connections://console/delete-everything',
    'infinite-connections://console/users/../settings/x',
    'infinite-connections://elsewhere/users',
    'infinite-connections://console.evil/users',
    'infinite-connections://admin:secret@console/users',
    'infinite-connections:console/users',
    'https://console/users',
    'javascript:alert(1)',
    '',
    `infinite-connections://console/users?user=${'1'.repeat(600)}`,
  ])('%s leads nowhere', (link) => expect(parseDeepLink(link)).toBeNull());

  it('any text gives null or a listed place with listed parameters', () => {
    const begun = fc.string().map((rest) => `infinite-connections://console/${rest}`);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), begun), (link) => {
        const found = parseDeepLink(link);
        if (!found) return true;
        const names = Object.keys(found.params);
        const values = Object.values(found.params);
        return (
          isConsolePlace(found.tab) &&
          names.every((name) => ['user', 'enquiry', 'post', 'view'].includes(name)) &&
          values.every((value) => /^[\w-]+$/.test(value))
        );
      }),
    );
  });
});

it('finds the link among the arguments of a second start, and nothing else', () => {
  const link = 'infinite-connections://console/users';
  expect(deepLinkAmong(['/usr/bin/app', '--no-sandbox', link])).toBe(link);
  expect(deepLinkAmong(['/usr/bin/app', 'https://infinite-connections://x'])).toBeUndefined();
});
