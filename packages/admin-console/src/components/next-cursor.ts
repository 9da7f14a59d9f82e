interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** Where the next page of a list begins; null after the last page and before there is one. */
export const nextCursor = (page: Page | null | undefined): string | null =>
  page?.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
