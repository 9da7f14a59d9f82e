import { negotiateLocale } from '@infinite/schema/locale/negotiate-locale';
import type { Reader } from '@infinite/schema/locale/reader';
import { preferencesCookie, preferencesOf } from '@infinite/schema/preferences/preferences';
import type { FastifyRequest } from 'fastify';

/** Whom the answer to a request is written for: as the device says, or as its browser does. */
export function readerOfRequest({
  cookies = {},
  headers,
}: Pick<FastifyRequest, 'headers'> & Partial<Pick<FastifyRequest, 'cookies'>>): Reader {
  const { language, clock } = preferencesOf(cookies[preferencesCookie]);
  return { locale: negotiateLocale(language, headers['accept-language']), clock };
}
