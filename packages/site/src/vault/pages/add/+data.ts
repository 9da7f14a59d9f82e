import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

/** Nothing is loaded: the files are on the reader's device. */
export function data(pageContext: PageContextServer): void {
  signInFirst(pageContext);
}
