import { useQuery } from '@apollo/client/react';
import { BlogPostDocument } from '@infinite/schema/generated/graphql';
import { postEditorWords as words, postListWords } from '#content/content.en.ts';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { PostEditor } from './post-editor.tsx';

interface PostLoaderProps {
  /** Null for a new article. */
  id: string | null;
  back: PlaceLink;
  onBack: () => void;
  onCreated: (id: string) => void;
}

/** The editor, once the stored post is loaded. */
export function PostLoader({ id, back, onBack, onCreated }: PostLoaderProps) {
  // Always from the server: the cache may be older than the last save elsewhere.
  const { data, error, refetch } = useQuery(BlogPostDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'no-cache',
  });
  if (error) {
    return (
      <>
        <a {...back} className="mb-2 inline-flex min-h-10 items-center no-underline">
          ← {postListWords.title}
        </a>
        <ErrorState
          title={words.loadFailed}
          onRetry={() => void refetch().catch(() => undefined)}
          retryLabel={words.retry}
        >
          {refusalOf(error).words}
        </ErrorState>
      </>
    );
  }
  if (id !== null && !data) return <Spinner className="text-accent" />;
  return <PostEditor stored={data?.blogPost ?? null} {...{ back, onBack, onCreated }} />;
}
