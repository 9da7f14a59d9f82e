import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postEditorWords as words, postListWords } from '@infinite/schema/words/console-content.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { PostActs } from './post-acts.tsx';
import { PostConflict } from './post-conflict.tsx';
import { PostFields } from './post-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { PostState } from './post-state.tsx';
import { usePostEditor, useSaveShortcut } from './use-post-editor.ts';

interface PostEditorProps {
  stored: WrittenBlogPostFragment | null;
  onBack: () => void;
  onCreated: (id: string) => void;
}

/** Writing an article, with what its readers will see beside it. */
export function PostEditor({ stored, onBack, onCreated }: PostEditorProps) {
  const editor = usePostEditor(stored, onCreated);
  const { post, content, dirty, busy } = editor;
  const [leaving, setLeaving] = useState(false);
  useSaveShortcut(() => void editor.save());
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => (dirty ? setLeaving(true) : onBack())}
        className="mb-3"
      >
        ← {postListWords.title}
      </Button>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="m-0 text-2xl">{post ? words.editTitle : words.newTitle}</h2>
        {post ? <PostState state={post.state} /> : null}
        <p role="status" className="m-0 text-sm text-ink-soft">
          {busy ? words.saving : dirty ? words.unsaved : post ? words.allSaved : null}
        </p>
      </div>
      {editor.found ? (
        <p className="mt-4 mb-0 border-l-4 border-amber bg-amber-tint px-4 py-2">{words.kept}</p>
      ) : null}
      {editor.conflict ? (
        <PostConflict
          stored={editor.conflict}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
        />
      ) : null}
      <PostActs editor={editor} />
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-2">
        <PostFields
          content={content}
          slug={post?.slug ?? null}
          faults={editor.faults}
          onType={editor.type}
        />
        <PostPreview content={content} />
      </div>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={words.leaveQuestion}
        description={words.leaveLost(content.title || words.leaveUntitled)}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onConfirm={() => {
          editor.forget();
          setLeaving(false);
          onBack();
        }}
      />
    </>
  );
}
