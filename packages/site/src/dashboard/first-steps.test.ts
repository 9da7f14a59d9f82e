import { expect, test } from 'vitest';
import type { DashboardView } from './load-dashboard.ts';
import { firstSteps } from './first-steps.ts';

type Shown = Pick<DashboardView, 'drafts' | 'recordings'>;
// Only what the steps read.
const shown = (view: object) => ({ drafts: [], recordings: [], ...view }) as unknown as Shown;
const hrefs = (view: object) => firstSteps(shown(view)).map(({ href }) => href);

test('F4: the three steps lead to three places', () => {
  expect(new Set(hrefs({})).size).toBe(3);
});

test('F4: the recording just made comes along, a photo does not count as one', () => {
  const recordings = [
    { id: 'photo', kind: 'PHOTO' },
    { id: 'voice', kind: 'VOICE' },
  ];
  expect(hrefs({ recordings })).toEqual([
    '/voice-recordings',
    '/schedule-message?recording=voice',
    '/schedule-message?recording=voice#who',
  ]);
  expect(firstSteps(shown({ recordings: recordings.slice(0, 1) }))[0]?.done).toBe(false);
  const drafts = [{ id: 'draft', recipients: [{ id: 'r', name: 'Ana' }] }];
  expect(hrefs({ recordings, drafts })[1]).toBe('/schedule-message?message=draft&recording=voice');
});

test('a prepared message still needs its day, so that the last step is not done', () => {
  const recordings = [{ id: 'voice', kind: 'VOICE' }];
  const drafts = [{ id: 'draft', recipients: [{ id: 'r', name: 'Ana' }] }];
  const steps = firstSteps(shown({ recordings, drafts }));
  expect(steps.map(({ done }) => done)).toEqual([true, true, false]);
  expect(steps.at(-1)).toMatchObject({
    name: 'day',
    href: '/schedule-message?message=draft&recording=voice#when',
  });
});
