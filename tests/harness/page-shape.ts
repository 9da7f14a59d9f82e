import type { Page } from '@playwright/test';

/**
 * A page as text: what assistive technology reads, and where the large blocks are. The same on
 * every machine: no pixels, no heights, and numbers and months are left out, which change by the
 * day. Words that no control or heading carries are left out too; they may change without a look.
 */
export async function shapeOf(page: Page, part: 'body' | 'main'): Promise<string> {
  const roles = await page.locator(part).first().ariaSnapshot();
  const lines = roles
    .replaceAll(numberedMember, 'ann')
    .split('\n')
    .filter((line) => !/^\s*- (text|paragraph|\/url|status)\b/.test(line))
    .map((line) =>
      line.replace(/^(\s*- (?:listitem|cell|strong|emphasis|term|definition)):.*/, '$1'),
    )
    .map((line) => line.replace(/"[^"]*"/g, withoutDays).replace(/:$/, ''));
  return `${[...(await blocksOf(page)), '', ...lines].join('\n')}\n`;
}

/** Left edge and width of what stands below the page's own parts, in steps of 8 pixels. */
function blocksOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Before its font has come, a block that fits its text has another width.
    await document.fonts.ready;
    return [...document.querySelectorAll('header, main, main > *, footer')]
      .filter(
        (element) => element.parentElement?.localName === 'main' || !element.closest('main *'),
      )
      .map((element) => ({ name: element.localName, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .map(({ name, box }) => `${name} ${Math.round(box.x / 8)} ${Math.round(box.width / 8)}`);
  });
}

/** A product that several files share has more than one member of the name. */
const numberedMember = /\bann-\d+\b/g;

const months =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/g;

function withoutDays(text: string): string {
  return text.replace(months, 'Day').replace(/\d+(?:[.,:]\d+)*/g, '#');
}
