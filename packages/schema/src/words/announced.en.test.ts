import { describe, expect, it } from 'vitest';
import { announcedFeatures, isOpen, type AnnouncedFeature } from '#catalogue/open-features.ts';
import { announced, buildingMark, whenOpen } from './announced.en.ts';
import { authModalWords } from './auth-modal.en.ts';
import { featureCategories, planWords } from './plans.en.ts';

const closed = announcedFeatures.filter((feature) => !isOpen(feature));

describe('C2: a text about a feature is true today', () => {
  it.each(closed)('%s is marked as being built while it is closed', (feature) => {
    expect(announced(feature, 'A line')).toBe(`A line (${buildingMark})`);
    expect(whenOpen(feature, 'It works.', 'Not yet.')).toBe('Not yet.');
  });

  const namedIn: readonly (readonly [AnnouncedFeature, RegExp])[] = [
    ['transcripts', /transcripts/i],
    ['scrapbooks', /^(one )?scrapbooks?( without|$)/i],
    ['timeCapsules', /capsule/i],
    ['familyTree', /a family tree|in the tree/i],
    ['treeAsFile', /GEDCOM/],
    ['dataExport', /export everything/i],
    ['liveChat', /chat/i],
    ['emotionInsights', /insights/i],
  ];

  it.each(namedIn)('plans and promises mark %s while it is closed', (feature, about) => {
    const lines = [
      ...Object.values(planWords).flatMap(({ features }) => features),
      ...featureCategories.flatMap(({ items }) => items.map(({ label }) => label)),
      ...authModalWords.promises,
    ].filter((line) => about.test(line));
    expect(lines).not.toEqual([]);
    const untrue = lines.filter((line) => line.includes(buildingMark) === isOpen(feature));
    expect(untrue).toEqual([]);
  });
});
