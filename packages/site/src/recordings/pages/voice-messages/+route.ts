import type { PageContext } from 'vike/types';
import { voiceMessagesPath } from '#recordings/pages/paths.ts';

/** The introduction by its second name, for who is not signed in. */
export function route({ urlPathname, viewer }: PageContext): boolean {
  return urlPathname === voiceMessagesPath && !viewer;
}
