import {
  lookNames,
  noPreferences,
  preferencesCookie,
  preferencesCookieSeconds,
  preferencesOf,
  textOfPreferences,
  versionOf,
  type Preferences,
} from '@infinite/schema/preferences/preferences';

/** What holds on this device: of its account, or chosen here. */
export function readDevicePreferences(): Preferences {
  return preferencesOf(deviceText());
}

/** Applies choices at once and keeps them on this device, until the account says otherwise. */
export function chooseOnDevice(chosen: Partial<Preferences>): void {
  const text = deviceText();
  const preferences = { ...preferencesOf(text), ...chosen };
  show(preferences);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const value = textOfPreferences(preferences, versionOf(text));
  document.cookie = `${preferencesCookie}=${value}; Max-Age=${preferencesCookieSeconds}; Path=/; SameSite=Lax${secure}`;
}

/** Shows looks on the page at hand, as the boot script does on the next one. */
export function show(preferences: Preferences): void {
  const { dataset } = document.documentElement;
  for (const name of lookNames) {
    if (preferences[name] === noPreferences[name]) delete dataset[name];
    else dataset[name] = preferences[name];
  }
}

function deviceText(): string {
  const name = `${preferencesCookie}=`;
  const pair = document.cookie.split(/;\s*/).find((each) => each.startsWith(name));
  return pair?.slice(name.length) ?? '';
}
