import { useQuery } from '@apollo/client/react';
import { CheckBlogLinksDocument } from '@infinite/schema/generated/graphql';
import type { BrokenLinks } from './seo-checks.ts';

/** What counts as broken: a redirect still works, and a timeout may be temporary. */
const broken: ReadonlySet<string> = new Set(['NOT_FOUND', 'MALFORMED']);

export const isBroken = ({ fault }: { fault: string }): boolean => broken.has(fault);

/** @param body the text as it was last saved, so that the server is not asked at each key */
export function useBrokenLinks(body: string): BrokenLinks {
  const { data, error } = useQuery(CheckBlogLinksDocument, {
    variables: { body },
    fetchPolicy: 'no-cache',
  });
  if (data) return data.checkBlogLinks.filter(isBroken).length;
  return error ? 'unknown' : 'asking';
}
