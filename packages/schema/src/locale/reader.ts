import { fallbackLocale, type Locale } from '#locale/locales.ts';

/** Whom words, dates and times are written for. */
export interface Reader {
  readonly locale: Locale;
  /** 'device': as is usual in the language. */
  readonly clock: 'device' | '12' | '24';
}

export const englishReader: Reader = { locale: fallbackLocale, clock: 'device' };

let source: () => Reader = () => englishReader;

/** The reader of what is being written just now. */
export function readerInUse(): Reader {
  return source();
}

/**
 * Says where the reader comes from: in a browser from the document, on a server from the request or
 * the mail at hand (`for-reader.server.ts`). Called once, when a program starts.
 */
export function readersComeFrom(next: () => Reader): void {
  source = next;
}
