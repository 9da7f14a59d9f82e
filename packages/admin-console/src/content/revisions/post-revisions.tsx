import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  BlogRevisionsDocument,
  RestoreBlogRevisionDocument,
  type BlogRevisionRowFragment,
} from '@infinite/schema/generated/graphql';
import { formatMoment } from '#components/moments.ts';
import { revisionWords as words } from '#content/content.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { RevisionChanges } from './revision-changes.tsx';
import { actOn } from '../store-post.ts';
import type { PostEditorState } from '../use-post-editor.ts';

/** All revisions of the article with author and time; each can be restored. */
export function PostRevisions({ editor }: { editor: PostEditorState }) {
  const { post } = editor;
  if (!post) return <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>;
  return <Revisions key={`${post.id} ${post.version}`} postId={post.id} editor={editor} />;
}

function Revisions({ postId, editor }: { postId: string; editor: PostEditorState }) {
  const client = useApolloClient();
  const [opened, setOpened] = useState<number | null>(null);
  const { data, error, fetchMore, refetch } = useQuery(BlogRevisionsDocument, {
    variables: { postId },
    fetchPolicy: 'no-cache',
  });
  const found = data?.blogRevisions;
  const restore = (revision: number) =>
    editor.act(async ({ id, version }) => {
      const variables = { id, version, revision };
      const done = await actOn(client, RestoreBlogRevisionDocument, variables);
      return { post: done?.restoreBlogRevision, toast: words.restoredToast };
    });
  const more = () =>
    fetchMore({
      variables: { after: found?.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult }) => ({
        blogRevisions: {
          ...fetchMoreResult.blogRevisions,
          nodes: [...before.blogRevisions.nodes, ...fetchMoreResult.blogRevisions.nodes],
        },
      }),
    });
  if (error) {
    return (
      <ErrorState title={words.failed} onRetry={() => void refetch()} retryLabel={words.retry}>
        {refusalOf(error).words}
      </ErrorState>
    );
  }
  if (!found) return <Spinner className="text-accent" />;
  return (
    <section aria-label={words.title} className="grid gap-3">
      <ol className="m-0 grid list-none gap-0 p-0">
        {found.nodes.map((revision, index) => (
          <li key={revision.version} className="border-b border-rule py-3">
            <RevisionLine revision={revision} />
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                size="sm"
                aria-expanded={opened === revision.version}
                onClick={() => setOpened(opened === revision.version ? null : revision.version)}
              >
                {words.compare(revision.version)}
              </Button>
              {index > 0 ? (
                <Button size="sm" onClick={() => void restore(revision.version)}>
                  {words.restore(revision.version)}
                </Button>
              ) : null}
            </div>
            {opened === revision.version ? (
              <RevisionChanges
                postId={postId}
                version={revision.version}
                content={editor.content}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {found.pageInfo.hasNextPage ? (
        <Button size="sm" onClick={() => void more()}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}

function RevisionLine({ revision }: { revision: BlogRevisionRowFragment }) {
  const { version, origin, savedAt, savedBy, publishedAt, title } = revision;
  return (
    <>
      <p className="m-0 flex flex-wrap items-center gap-2">
        <strong>{words.version(version)}</strong>
        <Badge>{words.origins[origin]}</Badge>
        {publishedAt ? <Badge tone="success">{words.published}</Badge> : null}
      </p>
      <p className="m-0 mt-1 text-sm text-ink-soft">
        {words.saved(formatMoment(savedAt), savedBy ?? words.nobody)}
      </p>
      <p className="m-0 mt-1 text-sm wrap-anywhere">{title}</p>
    </>
  );
}
