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
  return (await textsOn(page)).filter((text) => telling.test(text) && !mine.test(text));
}

/**
 * What a page of the pseudo-locale says that does not come from the words, and is neither a name nor
 * a date of the journey.
 */
export async function unwordedOn(page: Page, mine: RegExp): Promise<string[]> {
  const texts = await textsOn(page);
  return texts.filter((text) => /\p{L}/u.test(text) && !/[⟦⟧]/.test(text) && !mine.test(text));
}

/** Each text, name and hint of the page once. */
async function textsOn(page: Page): Promise<string[]> {
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
  return [...new Set(said)];
}

/** Texts that are cut off, or that make the page scroll sideways. */
export async function clippedOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clipped: string[] = [];
    const edge = document.documentElement.clientWidth + 1;
    if (document.documentElement.scrollWidth > edge) clipped.push('the page scrolls sideways');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const holder = node.parentElement;
      if (!holder?.checkVisibility() || !node.textContent?.trim()) continue;
      // Read aloud alone, or cut on purpose with the whole in its title.
      if (holder.closest('.only-read-aloud, .truncate, option, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right, left, width } = range.getBoundingClientRect();
      // Hidden from the eye in its own way.
      if (holder.getBoundingClientRect().width <= 1) continue;
      if (width > 0 && (right > edge || left < -1)) clipped.push(node.textContent.trim());
      const box = holder.closest<HTMLElement>('button, a, label, summary');
      const hides = box && getComputedStyle(box).overflowX !== 'visible';
      if (box && hides && box.scrollWidth > box.clientWidth + 1) {
        clipped.push(node.textContent.trim());
      }
    }
    return [...new Set(clipped)];
  });
}
