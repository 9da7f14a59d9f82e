import type { PageContext } from 'vike/types';
import { voiceRecordingsPaths } from '#recordings/pages/paths.ts';

/** The same addresses as the introduction, for who is signed in. */
export function route({ urlPathname, viewer }: PageContext): boolean {
  return voiceRecordingsPaths.includes(urlPathname) && Boolean(viewer);
}
