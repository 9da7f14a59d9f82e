import type { Page } from '@playwright/test';

/** Words that an English sentence hardly does without, and neither German nor Spanish has. */
const telling =
  /\b(the|and|your|you|with|this|that|is|are|please|we|not|from|of|to|it|it’s|open|sign|password|page|click|here)\b/i;

/**
 * What is still in English on a page of another language: texts, names and hints that a reader sees
 * or hears. Parts that say they are English (`lang="en"`) are left out, as is what `mine` names: the
 * journey's own words, such as a title.
 */
export async function englishLeftOn(page: Page, mine = /^$/): Promise<string[]> {
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = walk.currentNode; node; node = walk.nextNode()) {
      const element = node as HTMLElement;
      if (element.closest('script, style, noscript, template, [translate="no"]')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') === 'en') continue;
      if (element instanceof HTMLMetaElement) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '');
      }
      for (const child of element.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '');
      }
    }
    return texts.map((text) => text.trim());
  });
  return [...new Set(said)].filter((text) => telling.test(text) && !mine.test(text));
}
