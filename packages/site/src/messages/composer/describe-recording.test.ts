import type {
  ShownRecordingFragment,
  ShownVersionFragment,
} from '@infinite/schema/generated/graphql';
import { describe, expect, it } from 'vitest';
import { receivedItem } from '../received-item-of.ts';
import { canBeSent, detailsOf, troubleOf } from './describe-recording.ts';

const song: ShownRecordingFragment = {
  id: 'song',
  kind: 'VOICE',
  state: 'READY',
  problem: null,
  title: 'Grandma’s song',
  note: null,
  mimeType: 'audio/wav',
  bytes: 6_600_000,
  durationMs: 75_000,
  peaks: [1, 2, 3],
  trimStartMs: 18_800,
  trimEndMs: 37_500,
  url: '/media/song',
  downloadUrl: '/media/song/original',
  silent: false,
  createdAt: '2026-11-21T23:30:00Z',
  version: null,
};

const version: ShownVersionFragment = {
  id: 'version',
  state: 'READY',
  problem: null,
  durationMs: 18_700,
  posterUrl: null,
  peaks: [4, 5],
  url: '/media/song/version/play?v=version',
  copies: [{ form: 'M4A', url: '/copy', bytes: 159_000, fileName: 'Grandma’s song.m4a' }],
};

describe('a recording in the composer and the picker', () => {
  it('E12 says how long what is left is, and F5 from which day, on the calendar of its author', () => {
    const line = detailsOf(song, 'Australia/Sydney');
    expect(line).toContain('18 seconds');
    expect(line).toContain('22');
    expect(line).not.toContain('1 minute');
  });

  it('E3 that is no recording says so and why, and cannot be added', () => {
    const problem = 'This is not a sound or video file we recognize.';
    const text: ShownRecordingFragment = {
      ...song,
      state: 'FAILED',
      problem,
      durationMs: null,
      bytes: 38,
    };
    expect(detailsOf(text, 'UTC')).toMatch(/^File that cannot be played · 38 bytes/);
    expect(troubleOf(text)).toBe(problem);
    expect(canBeSent(text)).toBe(false);
    expect(canBeSent(song)).toBe(true);
  });

  it('E1 says that what they get is being prepared, or why it cannot be', () => {
    expect(troubleOf({ ...song, version: { ...version, state: 'WAITING' } })).toContain(
      'preparing what they will get',
    );
    const failed = { ...song, version: { ...version, state: 'FAILED' as const, problem: 'Why.' } };
    expect(troubleOf(failed)).toBe('Why.');
    expect(canBeSent(failed)).toBe(false);
    expect(troubleOf({ ...song, version })).toBeNull();
    expect(troubleOf({ ...song, version }, 'Found when it was armed.')).toBe(
      'Found when it was armed.',
    );
  });

  it('E1 is previewed by the very files that leave, and by nothing else', () => {
    const item = receivedItem({ ...song, version });
    expect(item).toMatchObject({
      ready: true,
      url: version.url,
      durationMs: 18_700,
      peaks: [4, 5],
      bytes: 159_000,
    });
    expect(JSON.stringify(item)).not.toMatch(/trim|original/);
    expect(receivedItem(song)).toMatchObject({ ready: false, url: '' });
  });
});
