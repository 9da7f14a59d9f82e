import { isRefusal } from '@infinite/api-client/refusal';
import { accountLinkWords } from '@infinite/schema/words/auth-modal.en';

/**
 * The server renders every outcome of a page behind an account mail into a `<template data-step>`.
 * Replaces the page's content by one, and moves the focus to its title, because the pressed button
 * is gone.
 */
export function showStep(place: HTMLElement, name: string): void {
  const step = stepOf(place, name);
  if (!step) return;
  place.replaceChildren(step);
  place.setAttribute('role', 'status');
  const title = place.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}

/** Shows why the link or the input was refused, in the slot above the form; null clears it. */
export function showRefusal(place: HTMLElement, words: string | null): void {
  const slot = place.querySelector('[data-refusal]');
  const look = words === null ? null : stepOf(place, 'refused');
  look?.querySelector('[data-words]')?.replaceChildren(words ?? '');
  slot?.replaceChildren(...(look ? [look] : []));
}

/** The server's words for a refusal; the page's own where it sent none. */
export function wordsFor(error: unknown, otherwise: string): string {
  if (error instanceof TypeError) return accountLinkWords.offline;
  return (isRefusal(error) && error.words) || otherwise;
}

/** A button that works: it keeps the focus, is announced as busy and says so. */
export function setPending(button: HTMLElement, pending: boolean): void {
  const { ready, busy } = button.dataset;
  if (pending) {
    button.dataset['ready'] ??= button.textContent;
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
    if (busy) button.textContent = busy;
  } else {
    button.removeAttribute('aria-busy');
    button.removeAttribute('aria-disabled');
    if (ready) button.textContent = ready;
  }
}

export const isPending = (button: HTMLElement): boolean => button.ariaBusy === 'true';

function stepOf(place: HTMLElement, name: string): DocumentFragment | null {
  const template = place.querySelector<HTMLTemplateElement>(`template[data-step="${name}"]`);
  return template ? document.importNode(template.content, true) : null;
}
