import { themeStorageKey } from './boot-script.ts';

export const themes = ['device', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The reader's choice; 'device' while there is none. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'device';
}

/** Applies a choice at once and keeps it on this device, if the browser lets us. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'device') localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Storage is off: the choice holds for this page.
  }
}
