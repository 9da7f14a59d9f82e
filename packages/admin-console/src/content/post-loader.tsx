import { useQuery } from '@apollo/client/react';
import { BlogPostDocument } from '@infinite/schema/generated/graphql';
import { postEditorWords as words, postListWords } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { PostEditor } from './post-editor.tsx';

interface PostLoaderProps {
  /** Null for a new article. */
  id: string | null;
  onBack: () => void;
  onCreated: (id: string) => void;
}

/** The editor, once the stored post is loaded. */
export function PostLoader({ id, onBack, onCreated }: PostLoaderProps) {
  // Always from the server: the cache may be older than the last save elsewhere.
  const { data, error, refetch } = useQuery(BlogPostDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'no-cache',
  });
  if (error) {
    return (
      <>
        <Button variant="quiet" size="sm" onClick={onBack} className="mb-3">
          ← {postListWords.title}
        </Button>
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
  return <PostEditor stored={data?.blogPost ?? null} onBack={onBack} onCreated={onCreated} />;
}
