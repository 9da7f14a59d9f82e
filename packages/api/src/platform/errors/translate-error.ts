import { GraphQLError } from 'graphql';
import { AppError } from '#platform/errors/app-error.ts';

/** Finds the AppError in any thrown value; GraphQL wraps what a resolver throws. */
export function refusalIn(thrown: unknown): AppError | undefined {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof GraphQLError) return refusalIn(thrown.originalError);
  return undefined;
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
