import { createRequire } from 'node:module';

/** Fonts of a style in the order in which they are tried for a text. */
const styles = {
  text: ['DejaVuSerif', 'DejaVuSans'],
  bold: ['DejaVuSerif-Bold', 'DejaVuSans-Bold'],
  italic: ['DejaVuSerif-Italic', 'DejaVuSans-Oblique', 'DejaVuSans'],
} as const;
export type TextStyle = keyof typeof styles;

/** Of pdfkit's document, what chooses fonts; its types do not name the glyphs of a font. */
export interface FontHolder {
  registerFont(name: string, file: string): unknown;
  font(name: string): unknown;
}

/** Stands for a sign that no font here draws, such as a picture of a face. */
const replacement = '□';
/** Signs that are no letters themselves: joiners, and which form of the one before is meant. */
const unseen =
  /[\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]|[\u{1f3fb}-\u{1f3ff}\u{e0000}-\u{e01ef}]/gu;

export function registerFonts(pages: FontHolder): void {
  for (const name of new Set(Object.values(styles).flat())) {
    pages.registerFont(name, fontFile(name));
  }
}

/** The text as the chosen font can draw it: the first of those that lack the fewest signs. */
export function setInFont(pages: FontHolder, style: TextStyle, text: string): string {
  const plain = text.normalize('NFC').replace(unseen, '').replaceAll('\t', ' ');
  const lacking = styles[style].map((name) => {
    pages.font(name);
    return [...plain].filter((sign) => !isDrawn(pages, sign)).length;
  });
  const fewest = Math.min(...lacking);
  pages.font(styles[style][lacking.indexOf(fewest)] ?? styles[style][0]);
  if (fewest === 0) return plain;
  let shown = '';
  for (const sign of plain) {
    if (isDrawn(pages, sign)) shown += sign;
    else if (!shown.endsWith(replacement)) shown += replacement;
  }
  return shown;
}

function isDrawn(pages: FontHolder, sign: string): boolean {
  if (sign === '\n') return true;
  const { font } = (pages as unknown as CurrentFont)._font;
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}

interface CurrentFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

function fontFile(name: string): string {
  return createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
}
