import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { askForPassword } from '@infinite/ui/password-gate';
import { executeInBrowser } from './browser-api.ts';
import { ApiError } from './execute.ts';

/** One answer of the API; a refusal keeps its code, the words for the reader and its fields. */
export type Answer<Data> =
  | { kind: 'data'; data: Data }
  | { kind: 'refused'; code: string; words: string; fields: Readonly<Record<string, string>> }
  /** Nothing came back: no connection, or nobody at the other end. */
  | { kind: 'unreachable' };

/** `executeInBrowser` for callers that must go on whatever happens: it never rejects. */
export async function ask<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  try {
    return { kind: 'data', data: await executeInBrowser(document, variables) };
  } catch (error) {
    if (needsPassword(error) && (await askForPassword())) return ask(document, variables);
    if (!(error instanceof ApiError) || error.code === 'UNAVAILABLE')
      return { kind: 'unreachable' };
    return { kind: 'refused', code: error.code, words: error.message, fields: error.fields };
  }
}

function needsPassword(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PASSWORD_NEEDED';
}
