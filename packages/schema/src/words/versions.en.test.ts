import { describe, expect, it } from 'vitest';
import { copyName } from '#words/versions.en.ts';

const song = {
  title: 'Grandma’s song',
  recorded: true,
  createdAt: '2026-11-21T23:30:00Z',
  timeZone: 'America/New_York',
};

describe('F7 the name of a copy', () => {
  it('is in words, with the day on the calendar of its reader', () => {
    expect(copyName(song, 'm4a')).toBe('Grandma’s song, recorded November 21, 2026.m4a');
    expect(copyName({ ...song, timeZone: 'Asia/Tokyo' }, 'mp3')).toBe(
      'Grandma’s song, recorded November 22, 2026.mp3',
    );
    expect(copyName({ ...song, recorded: false, timeZone: 'No/Where' }, 'mp4')).toBe(
      'Grandma’s song, added November 21, 2026.mp4',
    );
  });

  it('keeps its date and its ending, however long the title is', () => {
    const name = copyName({ ...song, title: 'x'.repeat(400) }, 'm4a');
    expect(name.length).toBeLessThan(200);
    expect(name).toMatch(/November 21, 2026\.m4a$/);
  });
});
