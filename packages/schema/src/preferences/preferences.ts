import { locales } from '#locale/locales.ts';

/** What a reader may choose about every page. The first of each is what holds without a choice. */
export const preferenceChoices = {
  language: ['device', ...locales],
  clock: ['device', '12', '24'],
  theme: ['device', 'light', 'dark'],
  text: ['normal', 'large', 'larger'],
  contrast: ['normal', 'high'],
  motion: ['device', 'none'],
} as const;

export type PreferenceName = keyof typeof preferenceChoices;

export type Preferences = {
  readonly [Name in PreferenceName]: (typeof preferenceChoices)[Name][number];
};

/** Those that <html> shows as `data-…`, for the style sheet. */
export const lookNames = ['theme', 'text', 'contrast', 'motion'] as const;

/** Holds the text below on a device. It is no secret: the boot script of each page reads it. */
export const preferencesCookie = 'ic_look';

export const preferencesCookieSeconds = 400 * 24 * 3600;

/** No text of ours is longer, and a cookie may be. */
const longestText = 200;

const names = Object.keys(preferenceChoices) as PreferenceName[];

export const noPreferences = preferencesOf('');

/**
 * Reads the one text in which preferences are stored: `theme-dark.text-large.v-m9x`. What it does
 * not know or does not say is as without a choice.
 */
export function preferencesOf(text: string | undefined): Preferences {
  const said = partsOf(text);
  return Object.fromEntries(
    names.map((name) => {
      const choices: readonly string[] = preferenceChoices[name];
      const choice = said.get(name);
      return [name, choice !== undefined && choices.includes(choice) ? choice : choices[0]];
    }),
    // Each value is one of the choices of its name.
  ) as Preferences;
}

/**
 * Which saving of an account the text comes from; '' for a choice of the device alone. A device
 * whose version is another than its account's takes over what the account says.
 */
export function versionOf(text: string | undefined): string {
  return partsOf(text).get('v') ?? '';
}

export function textOfPreferences(preferences: Preferences, version: string): string {
  const chosen = names.filter((name) => preferences[name] !== preferenceChoices[name][0]);
  const parts = chosen.map((name) => `${name}-${preferences[name]}`);
  return [...parts, ...(version ? [`v-${version}`] : [])].join('.');
}

function partsOf(text: string | undefined): ReadonlyMap<string, string> {
  const parts = (text ?? '').slice(0, longestText).split('.');
  return new Map(
    parts.flatMap((part) => {
      const [, name, value] = /^([a-z]+)-([a-z0-9]+)$/.exec(part) ?? [];
      return name !== undefined && value !== undefined ? [[name, value] as const] : [];
    }),
  );
}
