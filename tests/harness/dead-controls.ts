import type { Page } from '@playwright/test';

/**
 * What can be seen and pressed on the page and leads nowhere while no script runs: a button of no
 * form, a link without an address or to a part that is not there, a form without a button. Every
 * disclosure is opened first, as a reader can.
 */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Chromium 156 says that a group of an SVG is visible also where it is not displayed.
      getComputedStyle(element).display !== 'none';
    const dead: Record<string, (element: HTMLElement) => boolean> = {
      'button, input[type=submit], input[type=button]': (element) => {
        const { type, form } = element as HTMLButtonElement;
        return type !== 'submit' || form === null;
      },
      'a, area': (element) => {
        const address = element.getAttribute('href');
        if (!address) return true;
        const { hash, pathname, origin, href } = new URL(address, location.href);
        if (href.startsWith('javascript:')) return true;
        if (!hash || origin !== location.origin || pathname !== location.pathname) return false;
        return !document.getElementById(decodeURIComponent(hash.slice(1)));
      },
      '[role=button], [role=tab], [role=switch], [role=slider], [role=combobox], [onclick]': (
        element,
      ) => !element.matches('button, a, summary, input'),
      // Radio buttons whose choice style follows are no form's: they are not asked about.
      'form:has(input:not([type=hidden], [type=radio]), select, textarea)': (element) =>
        ![...(element as HTMLFormElement).elements].some(
          (part) => part instanceof HTMLButtonElement && part.type === 'submit',
        ),
      'input[data-theme-choice]': () => true,
    };
    const found = Object.entries(dead).flatMap(([selector, isDead]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => seen(element) && isDead(element),
      ),
    );
    return found.map((element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160));
  });
}
