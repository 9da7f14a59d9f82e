import type { SharedPageQuery } from '@infinite/schema/generated/graphql';

/** What a personal link opens. */
export type SharedPage = NonNullable<SharedPageQuery['sharedPage']>;

/** What the holder of the link can choose, and chose. */
export type Choices = NonNullable<SharedPage['choices']>;
