import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
const light = colours(blockAfter('@theme {'));
const dark = colours(blockAfter(":root[data-theme='dark'] {"));
const darkByDevice = colours(blockAfter(':root:not([data-theme]) {'));

const surfaces = ['paper', 'raised', 'sunk'];
const tints = ['accent-tint', 'amber-tint', 'danger-tint', 'success-tint'];
const texts = ['ink', 'ink-soft', 'accent', 'amber-ink', 'danger', 'success'];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, theme) => {
  it.each(surfaces.flatMap((surface) => texts.map((text) => [text, surface] as const)))(
    'lets a reader with weak eyes read %s on %s (AAA, 7:1)',
    (text, surface) => {
      expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(7);
    },
  );

  it.each([
    ...tints.flatMap((tint) => [['ink', tint] as const, ['ink-soft', tint] as const]),
    ...tints.map((tint) => [ownInk(tint), tint] as const),
    ['on-accent', 'accent'] as const,
    ['on-accent', 'accent-strong'] as const,
  ])('lets a reader read %s on %s (AAA, 7:1)', (text, surface) => {
    expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['the band of the line for the time before', 'raised', 'accent'],
    ['its dashes', 'ink', 'raised'],
  ])('shows %s in a chart (3:1)', (_part, mark, ground) => {
    expect(contrast(theme, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(surfaces.flatMap((surface) => [['edge', surface] as const, ['amber', surface] as const]))(
    'shows where %s ends on %s (3:1)',
    (mark, surface) => {
      expect(contrast(theme, mark, surface)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the dark theme', () => {
  it('is the same whether the reader or the device asked for it', () => {
    expect(darkByDevice).toEqual(dark);
  });
});

describe('high contrast', () => {
  const chosen = pairs(":root[data-contrast='high'] {");

  it('is the same whether the reader or the device asked for it', () => {
    expect(pairs(":root:not([data-contrast='high']) {")).toEqual(chosen);
  });

  it.each([
    ['light', { ...light, ...chosen.light }],
    ['dark', { ...dark, ...chosen.dark }],
  ])('lets a reader read what is written, and see every edge (%s)', (_name, theme) => {
    for (const surface of surfaces) {
      expect(contrast(theme, 'ink', surface)).toBeGreaterThanOrEqual(18);
      expect(contrast(theme, 'ink-soft', surface)).toBeGreaterThanOrEqual(14);
      expect(contrast(theme, 'accent', surface)).toBeGreaterThanOrEqual(10);
      expect(contrast(theme, 'rule', surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme, 'edge', surface)).toBeGreaterThanOrEqual(7);
    }
  });
});

/** The ink that belongs to a tint: accent on accent-tint, amber-ink on amber-tint. */
function ownInk(tint: string): string {
  const name = tint.replace('-tint', '');
  return name === 'amber' ? 'amber-ink' : name;
}

function blockAfter(opening: string): string {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`theme.css has no block '${opening}'`);
  return css.slice(start, css.indexOf('}', start));
}

function pairs(opening: string): Record<'light' | 'dark', Record<string, string>> {
  const found = blockAfter(opening).matchAll(
    /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
  );
  const all = [...found].map(([, name = '', light = '', dark = '']) => ({ name, light, dark }));
  return {
    light: Object.fromEntries(all.map(({ name, light }) => [name, light])),
    dark: Object.fromEntries(all.map(({ name, dark }) => [name, dark])),
  };
}

function colours(block: string): Record<string, string> {
  const found = block.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

/** WCAG 2.2, 'contrast ratio'. */
function contrast(theme: Record<string, string>, a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(theme[a]), luminance(theme[b])].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('a colour that the theme does not name');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
