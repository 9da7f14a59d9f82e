/** Serves the overlays of a page. */
export function enlivenOverlays(roots: readonly HTMLElement[]): void {
  for (const root of roots) enliven(root);
  document.documentElement.dataset.enlivened = '';
}

/**
 * Turns the overlays in `root` into modal dialogs. The address names the open one, so that the back
 * button closes it and a link can open it; the dialog traps the focus and handles Escape.
 */
function enliven(root: HTMLElement): void {
  const overlays = [...root.querySelectorAll('dialog')];
  // Whether the previous history entry is this page, to go back to.
  let above = false;

  const follow = () => {
    for (const overlay of overlays) {
      const asked = location.hash === `#${overlay.id}`;
      if (asked && !overlay.open) {
        overlay.setAttribute('data-scroll-lock', '');
        overlay.showModal();
        overlay.scrollTop = 0;
      } else if (!asked && overlay.open) overlay.close();
    }
  };

  // From here on script opens the dialogs, not the address.
  delete root.dataset.byAddress;
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest<HTMLElement>('[data-opens]');
    if (opener && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      history.pushState(null, '', `#${opener.dataset.opens}`);
      above = true;
      follow();
    }
    if (event.target.closest('[data-close]')) event.target.closest('dialog')?.close();
  });
  for (const overlay of overlays) {
    overlay.addEventListener('close', () => {
      overlay.removeAttribute('data-scroll-lock');
      for (const sound of overlay.querySelectorAll('audio')) sound.pause();
      if (location.hash !== `#${overlay.id}`) return;
      if (above) history.back();
      else history.replaceState(null, '', location.pathname + location.search);
      above = false;
    });
  }
  window.addEventListener('popstate', follow);
  follow();
}
