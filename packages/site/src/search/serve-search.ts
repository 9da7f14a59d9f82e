import { isFamilyStanding } from '@infinite/schema/catalogue/families';
import { searchPath } from './paths.ts';

/** Opens the palette by the entry of the shell, and by Ctrl or ⌘ and K. */
export function serveSearch(places: readonly HTMLElement[]): void {
  const isMac = /^(Mac|iP)/.test(navigator.platform);
  const role = places[0]?.dataset['role'];
  let close: (() => void) | undefined;
  let coming = false;
  const open = async () => {
    if (coming) return;
    coming = true;
    try {
      const { openPalette } = await import('#search/components/palette-island.tsx');
      close = openPalette(isFamilyStanding(role) ? role : 'none', () => {
        close = undefined;
      });
    } catch {
      window.location.assign(searchPath);
    }
    coming = false;
  };
  document.addEventListener('keydown', (event) => {
    // On a Mac, Ctrl and K belong to the text that somebody writes.
    const isHeld = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (close) close();
    else void open();
  });
  for (const place of places) {
    const keys = place.querySelector('kbd');
    if (keys) {
      keys.textContent = isMac ? '⌘ K' : 'Ctrl K';
      keys.hidden = false;
    }
    place.addEventListener('click', (event) => {
      // With a key held, the link opens elsewhere, as links do.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void open();
    });
  }
}
