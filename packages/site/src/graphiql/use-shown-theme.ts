import { useSyncExternalStore } from 'react';
import { readTheme } from '#shell/theme.ts';

const darkDevice = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The colors that the page shows now, for parts that know no 'as the device'. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light');
}

function shownTheme(): 'light' | 'dark' {
  const chosen = readTheme();
  if (chosen !== 'device') return chosen;
  return darkDevice().matches ? 'dark' : 'light';
}

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = darkDevice();
  device.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', changed);
  };
}
