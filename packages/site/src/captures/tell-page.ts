import type { TellPageQuery } from '@infinite/schema/generated/graphql';

export type TellPage = NonNullable<TellPageQuery['tellPage']>;
export type TellAnswer = TellPage['answers'][number];
