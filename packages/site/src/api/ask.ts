import { execute } from '@infinite/api-client/execute';
import { isRefusal, type Refusal } from '@infinite/api-client/refusal';
import type { OperationText } from '@infinite/schema/generated/operations';
import { askForPassword } from '@infinite/ui/password-gate';

/** The outcome of an operation. */
export type Answer<Data> =
  | { kind: 'data'; data: Data }
  | ({ kind: 'refused' } & Pick<Refusal, 'code' | 'words' | 'fields'>)
  /** No response: no connection, or the server is down. */
  | { kind: 'unreachable' };

/** `execute` for callers that must always continue: it never rejects. */
export async function ask<Data, Variables extends object>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  try {
    return { kind: 'data', data: await execute(operation, variables) };
  } catch (error) {
    if (isRefusal(error, 'PASSWORD_NEEDED') && (await askForPassword()))
      return ask(operation, variables);
    if (!isRefusal(error) || error.code === 'UNAVAILABLE') return { kind: 'unreachable' };
    const { code, words, fields } = error;
    return { kind: 'refused', code, words, fields };
  }
}
