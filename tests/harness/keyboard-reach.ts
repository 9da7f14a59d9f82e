import type { Page } from '@playwright/test';

declare global {
  interface Window {
    keyboardReach?: { reached: Set<Element>; faults: string[]; ended: boolean };
  }
}

/**
 * Goes through the page with Tab, from its beginning to its end.
 * @returns what can be pressed and was never reached, or had the focus without showing it, or had
 * it out of sight
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const count = await page.evaluate(watchFocus);
  // A player has several places for the focus, and the browser's own parts follow the page's.
  for (let presses = 0; presses < count + 12; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => window.keyboardReach?.ended)) break;
  }
  return page.evaluate(() => {
    const { reached, faults } = window.keyboardReach ?? { reached: new Set(), faults: [] };
    const groups = new Set(
      [...reached].flatMap((element) =>
        element instanceof HTMLInputElement && element.type === 'radio' ? [element.name] : [],
      ),
    );
    const missed = [...document.querySelectorAll<HTMLElement>('[data-pressable]')].filter(
      (element) =>
        !reached.has(element) &&
        // In a tree or a row of tabs, arrow keys move the one place for the focus.
        element.tabIndex >= 0 &&
        !(element instanceof HTMLInputElement && groups.has(element.name)) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    return [
      ...missed.map((element) => `never reached: ${element.outerHTML.slice(0, 120)}`),
      ...faults,
    ];
  });
}

/** Runs in the page. @returns how many elements can be pressed */
function watchFocus(): number {
  const pressable = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  for (const element of pressable) element.dataset['pressable'] = '';
  const state = { reached: new Set<Element>(), faults: [] as string[], ended: false };
  window.keyboardReach = state;

  const strokes = (element: Element) =>
    [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).stroke).join();
  const atRest = new Map<Element, string>(
    pressable
      .filter((element) => element.closest('svg') !== null)
      .map((element) => [element, strokes(element)]),
  );
  const shows = (element: Element) => {
    // A link in a drawing may draw a line around itself.
    if (atRest.has(element) && strokes(element) !== atRest.get(element)) return true;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  const inSight = (element: Element) => {
    // A radio button that is read aloud alone is seen as its label.
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    // The header covers what scrolls under it, and nothing of its own or above it.
    const above =
      element.closest('header') !== null || getComputedStyle(element).position === 'fixed';
    const top = above ? 0 : Math.max(0, header?.bottom ?? 0);
    return box.bottom > top + 1 && box.top < innerHeight - 1 && box.right > 0;
  };
  document.addEventListener('focusin', ({ target }) => {
    // A link in a drawing is no HTML element.
    if (!(target instanceof Element)) return;
    if (state.reached.has(target) && target.matches('a, button, summary')) state.ended = true;
    state.reached.add(target);
    const name = target.outerHTML.slice(0, 120);
    // Around the element itself, or around what stands for it on the page.
    const around = [target, target.parentElement, target.closest('label')];
    if (!around.some((element) => element && shows(element))) {
      state.faults.push(`focus not shown: ${name}`);
    }
    // Scrolling to the focus comes after the event.
    requestAnimationFrame(() => {
      if (document.activeElement === target && !inSight(target)) {
        state.faults.push(`focus out of sight: ${name}`);
      }
    });
  });
  return pressable.length;
}
