import { HoverIntent } from '@infinite/ui/hover-intent';

/** The width from which the menus are a row of panels: Tailwind's `xl`. */
const isWide = () => window.matchMedia('(width >= 80rem)').matches;

/**
 * Serves the header's menus (WAI-ARIA's disclosure navigation). On a wide screen they open by pointer
 * after a delay, by click, Enter or the down arrow; arrows move, Escape closes.
 */
export function serveMenus(): void {
  const nav = document.querySelector<HTMLElement>('[data-menus]');
  const toggle = document.querySelector<HTMLDetailsElement>('[data-menu-toggle]');
  const panel = document.querySelector<HTMLElement>('[data-menu-panel]');
  if (!nav || !toggle || !panel) return;
  serveRow(nav);
  serveToggle(toggle, panel);
}

function serveRow(nav: HTMLElement): void {
  const entries = [...nav.querySelectorAll<HTMLElement>('[data-entry]')];
  const menus = new HoverIntent((open) => {
    for (const entry of entries) {
      const details = entry.querySelector('details');
      if (details) details.open = entry.dataset.entry === open;
    }
  });
  for (const entry of entries) {
    const { entry: name = '' } = entry.dataset;
    const details = entry.querySelector('details');
    entry.addEventListener('pointerenter', ({ pointerType }) => {
      if (isWide() && pointerType === 'mouse' && details) menus.enter(name);
    });
    entry.addEventListener('pointerleave', () => {
      if (isWide()) menus.leave();
    });
    details?.querySelector('summary')?.addEventListener('click', (event) => {
      if (!isWide()) return;
      event.preventDefault();
      menus.press(name);
    });
  }
  const closeIfLeft = (place: EventTarget | null) => {
    if (isWide() && !(place instanceof Node && nav.contains(place))) menus.set(null);
  };
  nav.addEventListener('focusout', ({ relatedTarget }) => closeIfLeft(relatedTarget));
  document.addEventListener('pointerdown', ({ target }) => closeIfLeft(target));
  nav.addEventListener('click', ({ target }) => {
    if (isWide() && target instanceof Element && target.closest('a')) menus.set(null);
  });
  nav.addEventListener('keydown', (event) => {
    if (isWide()) onKey(event, nav, menus);
  });
}

/** Left and right between the entries, down and up within a menu, Escape back to its button. */
function onKey(event: KeyboardEvent, nav: HTMLElement, menus: HoverIntent): void {
  const { target } = event;
  const entry = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-entry]') : null;
  const head = entry?.querySelector<HTMLElement>('[data-menu]');
  if (!entry || !head) return;
  const heads = [...nav.querySelectorAll<HTMLElement>('[data-menu]')];
  const links = [...entry.querySelectorAll<HTMLElement>('ul a')];
  const at = links.findIndex((link) => link === target);
  const go = {
    Escape: () => {
      menus.set(null);
      head.focus();
    },
    ArrowRight: () => heads[(heads.indexOf(head) + 1) % heads.length]?.focus(),
    ArrowLeft: () => heads.at(heads.indexOf(head) - 1)?.focus(),
    ArrowDown: () => {
      if (links.length > 0) menus.set(entry.dataset.entry ?? null);
      links[Math.min(at + 1, links.length - 1)]?.focus();
    },
    ArrowUp: () => (at > 0 ? links[at - 1] : head)?.focus(),
  }[event.key];
  if (!go) return;
  event.preventDefault();
  go();
}

/** The menu of a narrow screen closes when a link or button of it is chosen, and by Escape. */
function serveToggle(toggle: HTMLDetailsElement, panel: HTMLElement): void {
  const button = toggle.querySelector('summary');
  if (!button) return;
  const toOpen = button.ariaLabel;
  const close = () => {
    toggle.open = false;
    button.focus();
  };
  toggle.addEventListener('toggle', () => {
    button.ariaLabel = toggle.open ? (button.dataset.whenOpen ?? null) : toOpen;
  });
  panel.addEventListener('click', ({ target }) => {
    if (toggle.open && target instanceof Element && target.closest('a, button')) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && toggle.open) close();
  });
}
