import type { ChildrenQuery } from '@infinite/schema/generated/graphql';

export type ChildView = ChildrenQuery['children'][number];

/** A birthday in words, such as 'May 1, 2033': the same day in every zone. */
export function birthdayWords(birthday: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${birthday}T00:00:00Z`),
  );
}
