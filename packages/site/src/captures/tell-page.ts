import type { TellPageQuery } from '@infinite/schema/generated/graphql';

export type TellPage = NonNullable<TellPageQuery['tellPage']>;
export type TellQuestion = TellPage['questions'][number];
export type TellAnswer = TellPage['answers'][number];
