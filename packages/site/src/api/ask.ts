import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { askForPassword } from '@infinite/ui/password-gate';
import { executeInBrowser } from './browser-api.ts';
import { ApiError } from './execute.ts';

/** A response of the API; an error keeps its code, its message for the user and its fields. */
export type Answer<Data> =
  | { kind: 'data'; data: Data }
  | { kind: 'refused'; code: string; words: string; fields: Readonly<Record<string, string>> }
  /** No response: no connection, or the server is down. */
  | { kind: 'unreachable' };

/** `executeInBrowser` for callers that must always continue: it never rejects. */
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
