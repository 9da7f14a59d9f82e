import type { PageContext } from 'vike/types';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';

/** The same address as the member's page, for who is not signed in. */
export function route({ urlPathname, viewer }: PageContext): boolean {
  return urlPathname === voiceRecordingsPath && !viewer;
}
