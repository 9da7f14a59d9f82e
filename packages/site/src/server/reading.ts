import type { IncomingHttpHeaders } from 'node:http';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { fallbackLocale, isLocale } from '@infinite/schema/locale/locales';
import { negotiateLocale } from '@infinite/schema/locale/negotiate-locale';
import { englishReader, type Reader } from '@infinite/schema/locale/reader';
import {
  lookNames,
  noPreferences,
  preferencesCookie,
  preferencesCookieSeconds,
  preferencesOf,
  versionOf,
  type Preferences,
} from '@infinite/schema/preferences/preferences';
import { isTranslated } from '#locale/translated-pages.ts';
import type { LinkLanguage } from '#server/link-language.ts';
import '#locale/hold-translations.ts';

/** How somebody reads the page of a request. */
export interface Reading {
  readonly reader: Reader;
  readonly preferences: Preferences;
  /** Other readers get the page in other languages. */
  readonly byLanguage: boolean;
  /** The text of a cookie to set: the account was changed on another device. */
  readonly takenOver: string | null;
}

const unknownLanguage: LinkLanguage = {};

interface Account {
  readonly preferences: string;
}

export function readingOf(
  request: { readonly url: string; readonly headers: IncomingHttpHeaders },
  viewer: Account | null,
  link: LinkLanguage = unknownLanguage,
): Reading {
  const device = cookieIn(request.headers.cookie);
  const text = viewer ? upToDate(device, viewer.preferences) : device;
  const preferences = preferencesOf(text);
  const accepted = request.headers['accept-language'];
  const path = request.url.split('?', 1)[0] ?? '';
  const byLanguage = isTranslated(path, viewer !== null);
  // What a recipient chose on their page comes before the device, what the author chose after it.
  const chosen =
    link.chosen ?? (isLocale(preferences.language) ? preferences.language : link.given);
  const locale = byLanguage ? negotiateLocale(chosen, accepted) : fallbackLocale;
  return {
    reader: { locale, clock: preferences.clock },
    preferences,
    byLanguage,
    takenOver: text === device ? null : text,
  };
}

/**
 * A choice of the device holds until its account says something newer. What another account left on
 * the device goes.
 */
function upToDate(device: string, account: string): string {
  return versionOf(device) === versionOf(account) ? device : account;
}

function cookieIn(header: string | undefined): string {
  const pairs = (header ?? '').split(/;\s*/);
  const name = `${preferencesCookie}=`;
  return pairs.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '';
}

/** Scripts read the cookie before anything is painted; it has no secret. */
export function cookieOf(text: string, isSecure: boolean): string {
  const age = text === '' ? 0 : preferencesCookieSeconds;
  const secure = isSecure ? '; Secure' : '';
  return `${preferencesCookie}=${text}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
}

/** Of a page that is the same for everyone. */
export const anyReading: Reading = {
  reader: englishReader,
  preferences: noPreferences,
  byLanguage: false,
  takenOver: null,
};

/** For a page that is kept: the same for all readers of a language. */
export function languageAlone({ reader: { locale } }: Reading): Reading {
  return { ...anyReading, reader: { locale, clock: 'device' } };
}

/** Draws a document for its reader. Its <html> says the language, and the looks without scripts. */
export async function drawnFor<Page extends Drawn>(
  reading: Reading,
  draw: () => Promise<Page>,
): Promise<Page> {
  const page = await forReader(reading.reader, draw);
  const body = page.body.replace(unmarked, `<html ${marksOf(reading)}`);
  const headers = [
    ...page.headers,
    ['content-language', reading.reader.locale] as const,
    ...(reading.byLanguage ? [['vary', 'accept-language, cookie'] as const] : []),
  ];
  return { ...page, body, headers };
}

interface Drawn {
  readonly body: string;
  readonly headers: readonly (readonly [string, string])[];
}

const unmarked = '<html lang="en"';

function marksOf({ reader, preferences }: Reading): string {
  const marks = [...lookNames, 'clock' as const]
    .filter((name) => preferences[name] !== noPreferences[name])
    .map((name) => `data-${name}="${preferences[name]}"`);
  return [`lang="${reader.locale}"`, ...marks].join(' ');
}
