import type { PageContext } from 'vike/types';
import { voiceRecordingsPaths } from '#recordings/pages/paths.ts';

/** The same addresses as the member's page, for who is not signed in. */
export function route({ urlPathname, viewer }: PageContext): boolean {
  return voiceRecordingsPaths.includes(urlPathname) && !viewer;
}
