import { siteSettingsInput } from '@infinite/schema/site-settings/site-settings.input';

/** What the form holds; an empty text is the default. */
export type SiteSettingsTexts = Record<string, string | boolean>;

interface Unsaved {
  readonly texts: SiteSettingsTexts;
  /** The version of the settings it was typed on. */
  readonly version: number;
}

const key = 'unsaved-site-settings';

/** Where the browser refuses its storage, leaving the place still loses nothing. */
let memory: string | null = null;

/** Keeps on this device what is typed and not saved; null forgets it. */
export function keepUnsavedSettings(unsaved: Unsaved | null): void {
  memory = unsaved && JSON.stringify(unsaved);
  try {
    if (memory === null) localStorage.removeItem(key);
    else localStorage.setItem(key, memory);
  } catch {
    // `memory` has it for as long as the window is open.
  }
}

/** What was typed on this version and not saved; what was typed on an older one is out of date. */
export function unsavedSettings(version: number): SiteSettingsTexts | null {
  const text = memory ?? stored();
  if (!text) return null;
  try {
    const unsaved = JSON.parse(text) as Partial<Unsaved>;
    const known = Object.entries(unsaved.texts ?? {}).filter(
      ([name, value]) =>
        name in siteSettingsInput.shape && ['string', 'boolean'].includes(typeof value),
    );
    return unsaved.version === version ? Object.fromEntries(known) : null;
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
