import { useApolloClient } from '@apollo/client/react';
import {
  DeleteBlogDraftDocument,
  type WrittenBlogPostFragment,
} from '@infinite/schema/generated/graphql';
import { countWords } from '@infinite/schema/blog/reading-time';
import { postEditorWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { PostContent } from './post-content.ts';

interface DeleteDraftProps {
  post: WrittenBlogPostFragment;
  content: PostContent;
  onDeleted: () => void;
}

/** For a draft that was never published; names what will be deleted. */
export function DeleteDraft({ post, content, onDeleted }: DeleteDraftProps) {
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    try {
      const { id, version } = post;
      await client.mutate({ mutation: DeleteBlogDraftDocument, variables: { id, version } });
      showToast({ tone: 'success', ...words.deletedToast });
      onDeleted();
    } catch (error) {
      setPending(false);
      setAsking(false);
      showToast({ tone: 'danger', title: words.failed, description: refusalOf(error).words });
    }
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.deleteQuestion}
        description={words.deleteLost(content.title, countWords(content.body))}
        confirmLabel={words.delete}
        cancelLabel={words.keepDraft}
        tone="danger"
        pending={pending}
        onConfirm={() => void remove()}
      />
    </>
  );
}
