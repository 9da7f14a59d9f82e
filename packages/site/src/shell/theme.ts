import { preferenceChoices, type Preferences } from '@infinite/schema/preferences/preferences';
import { chooseOnDevice } from '#preferences/device-preferences.ts';

export const themes = preferenceChoices.theme;

export type Theme = Preferences['theme'];

/** The reader's choice; 'device' while there is none. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'device';
}

/** Applies a choice at once and keeps it on this device, if the browser lets us. */
export function chooseTheme(theme: Theme): void {
  chooseOnDevice({ theme });
}
