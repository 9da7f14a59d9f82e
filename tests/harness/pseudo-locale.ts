import type { BrowserContext } from '@playwright/test';

/**
 * Brackets a text and makes it longer by 40 percent, as a translation may be, in words that can be
 * broken like others. Stands alone, because its source is sent to the browser.
 */
function pseudoText(text: string): string {
  if (text.trim() === '') return text;
  const more = 'eñdlǫs '.repeat(Math.ceil((text.length * 0.4) / 7)).trimEnd();
  return `⟦${text} ${more}⟧`;
}

const place = Symbol.for('infinite-connections/pseudo-locale');
(globalThis as { [place]?: typeof pseudoText })[place] = pseudoText;

/** The same in the browser, before any script of a page. */
export async function pseudoLocaleIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    `globalThis[Symbol.for('infinite-connections/pseudo-locale')] = ${pseudoText.toString()}`,
  );
}

/** For a product whose server writes the pseudo-locale: it loads this file before anything else. */
export const pseudoLocaleOptions = { NODE_OPTIONS: `--import=${import.meta.url}` };
