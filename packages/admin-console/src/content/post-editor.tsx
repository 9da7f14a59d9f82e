import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postConflictWords, postEditorWords as words, postListWords } from '#content/content.en.ts';
import { DraftConflict } from '#drafts/draft-conflict.tsx';
import { draftStatus } from '#drafts/draft-status.ts';
import { draftWords } from '#drafts/drafts.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { PostActs } from './post-acts.tsx';
import { PostFields } from './post-fields.tsx';
import { PostSide } from './post-side.tsx';
import { PostState } from './post-state.tsx';
import { useLinkQuestion } from './seo/use-link-question.tsx';
import { usePostEditor, type PostEditorState } from './use-post-editor.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';

interface PostEditorProps {
  stored: WrittenBlogPostFragment | null;
  onBack: () => void;
  onCreated: (id: string) => void;
}

/** Writing an article, with what its readers will see beside it. */
export function PostEditor({ stored, onBack, onCreated }: PostEditorProps) {
  const editor = usePostEditor(stored, onCreated);
  const { post, content, choice } = editor;
  const { status } = editor.state;
  const [leaving, setLeaving] = useState(false);
  const links = useLinkQuestion();
  useSaveShortcut(() => void editor.save());
  const leave = async () => {
    // Saves what can be saved; asks only about the rest.
    if (!editor.dirty || (content.title.trim() !== '' && (await editor.autosave()))) onBack();
    else setLeaving(true);
  };
  const forgetAndLeave = () => {
    editor.forget();
    onBack();
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void leave()} className="mb-3">
        ← {postListWords.title}
      </Button>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="m-0 text-2xl">{post ? words.editTitle : words.newTitle}</h2>
        {post ? <PostState state={post.state} /> : null}
        {post?.hasChanges ? <Badge tone="amber">{words.hasChanges}</Badge> : null}
        <p role="status" className="m-0 text-sm text-ink-soft">
          {savedWords(editor)}
        </p>
      </div>
      {editor.found && status.kind !== 'conflict' ? (
        <p className="mt-4 mb-0 border-l-4 border-amber bg-amber-tint px-4 py-2">
          {draftWords.kept}
        </p>
      ) : null}
      {status.kind === 'conflict' ? (
        <DraftConflict
          title={postConflictWords.title}
          hasRevisions
          mine={content.body}
          theirs={{
            label: postConflictWords.stored(
              status.theirs.content.title,
              status.theirs.stored.version,
            ),
            text: status.theirs.content.body,
          }}
          pending={choice.pending}
          onKeepMine={choice.keepMine}
          onTakeTheirs={choice.takeTheirs}
        />
      ) : null}
      <PostActs
        editor={editor}
        onBeforePublish={() => links.ask(editor.content.body)}
        onDeleted={forgetAndLeave}
      />
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-2">
        <PostFields content={content} post={post} faults={editor.faults} onType={editor.type} />
        <PostSide editor={editor} />
      </div>
      {links.dialog}
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={words.leaveQuestion}
        description={words.leaveLost(content.title || words.leaveUntitled)}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onConfirm={() => {
          setLeaving(false);
          forgetAndLeave();
        }}
      />
    </>
  );
}

function savedWords({ busy, dirty, content, state }: PostEditorState) {
  if (busy) return words.saving;
  // Without a title it is not sent.
  if (dirty && content.title.trim() === '' && state.status.kind === 'waiting')
    return words.noTitleYet;
  return draftStatus(state);
}
