import { describe, expect, it } from 'vitest';
import { chaptersOfItems, type StoryItem } from '#features/stories/stories/chapters-of-items.ts';

const item = (kind: StoryItem['kind'], id: string, said = ''): StoryItem => ({
  ...{ id, kind, title: `Title of ${id}`, note: null, said },
});
const shapeOf = (items: readonly StoryItem[]) =>
  chaptersOfItems(items).map(({ voiceId, pictures }) => [
    voiceId,
    pictures.map(({ recordingId }) => recordingId).join(' '),
  ]);

describe('the chapters of a story', () => {
  it('begin with each voice and video, and photos belong to the one that they follow', () => {
    const items = [
      item('PHOTO', 'p0'),
      item('VOICE', 'v1', 'We left at dawn.'),
      item('PHOTO', 'p1'),
    ];
    expect(shapeOf([...items, item('VIDEO', 'v2'), item('PHOTO', 'p2')])).toEqual([
      ['v1', 'p0 p1'],
      ['v2', 'p2'],
    ]);
    expect(chaptersOfItems(items)).toMatchObject([
      { title: 'Title of v1', text: 'We left at dawn.' },
    ]);
  });

  it('are of photos alone where there is no voice, and as many as their limit needs', () => {
    const photos = Array.from({ length: 30 }, (_, at) => item('PHOTO', `p${at}`));
    expect(chaptersOfItems(photos).map(({ pictures }) => pictures.length)).toEqual([24, 6]);
    expect(chaptersOfItems([])).toEqual([]);
  });

  it('lose no photo when more come before the first voice than it takes', () => {
    const photos = Array.from({ length: 30 }, (_, at) => item('PHOTO', `p${at}`));
    const chapters = chaptersOfItems([...photos, item('VOICE', 'v')]);
    expect(chapters.map(({ pictures }) => pictures.length)).toEqual([24, 6, 0]);
  });
});
