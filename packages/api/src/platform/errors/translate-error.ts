import { GraphQLError } from 'graphql';
import { inReadersLanguage } from '@infinite/schema/words/locale';
import { AppError } from '#platform/errors/app-error.ts';

/** Finds the AppError in any thrown value; GraphQL wraps what a resolver throws. */
export function refusalIn(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof GraphQLError) return refusalIn(thrown.originalError);
  return undefined;
}

/** The words by field of a refusal in the language of the reader in use; the rest as it is. */
export function fieldsInLanguage<Refusal extends object>(refusal: Refusal): Refusal {
  const fields: unknown = Reflect.get(refusal, 'fields');
  if (typeof fields !== 'object' || fields === null) return refusal;
  const entries = Object.entries(fields).map(([name, words]) => [
    name,
    inReadersLanguage(String(words)),
  ]);
  return { ...refusal, fields: Object.fromEntries(entries) as unknown };
}

export interface RefusalBody {
  code: string;
  message: string;
  fields?: Record<string, string>;
}

export function refusalBody(refusal: AppError): RefusalBody {
  return {
    code: refusal.code,
    message: refusal.words,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
  };
}
