import { useApolloClient, useQuery } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { BlogImagesDocument, DeleteBlogImageDocument } from '@infinite/schema/generated/graphql';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { imageDialogWords as words } from '#content/content.en.ts';

/** The pictures of articles, searched and read page by page, and how one is deleted. */
export function useImages() {
  const client = useApolloClient();
  const [search, setSearch] = useState('');
  const { data, previousData, error, refetch, fetchMore } = useQuery(BlogImagesDocument, {
    variables: { search },
    fetchPolicy: 'no-cache',
  });
  const found = (data ?? previousData)?.blogImages;
  return {
    ...{ search, setSearch, error },
    images: found?.nodes,
    hasMore: found?.pageInfo.hasNextPage === true,
    reload: () => refetch(),
    more: () =>
      fetchMore({
        variables: { after: found?.pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult }) => ({
          blogImages: {
            ...fetchMoreResult.blogImages,
            nodes: [...before.blogImages.nodes, ...fetchMoreResult.blogImages.nodes],
          },
        }),
      }),
    remove: async (id: string) => {
      try {
        await client.mutate({ mutation: DeleteBlogImageDocument, variables: { id } });
        await refetch();
      } catch (failure) {
        const description = refusalOf(failure).words;
        showToast({ tone: 'danger', title: words.notDeleted, description });
      }
    },
  };
}
