import { blogLimits } from '@infinite/schema/catalogue/blog';
import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postConflictWords, postEditorWords as words } from '#content/content.en.ts';
import { DraftConflict } from '#drafts/draft-conflict.tsx';
import { draftStatus } from '#drafts/draft-status.ts';
import { draftWords } from '#drafts/drafts.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import clsx from 'clsx';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { PlaceLink } from '#platform/use-place-links.ts';
import type { MarkdownAct } from './editor/markdown-acts.ts';
import { MarkdownField } from './editor/markdown-field.tsx';
import { PostHead } from './post-head.tsx';
import { PostSide } from './post-side.tsx';
import { useLinkQuestion } from './seo/use-link-question.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePostActs } from './use-post-acts.ts';
import { usePostEditor, type PostEditorState } from './use-post-editor.ts';
import { useSidePanel, type SideView } from './use-side-panel.ts';

interface PostEditorProps {
  stored: WrittenBlogPostFragment | null;
  back: PlaceLink;
  onBack: () => void;
  onCreated: (id: string) => void;
}

/** Writing an article: its title and text first, everything else beside them. */
export function PostEditor({ stored, back, onBack, onCreated }: PostEditorProps) {
  const editor = usePostEditor(stored, onCreated);
  const { post, content, choice, faults } = editor;
  const { status } = editor.state;
  const [leaving, setLeaving] = useState(false);
  const links = useLinkQuestion();
  const acts = usePostActs(editor, () => links.ask(editor.content.body));
  const panel = useSidePanel();
  const act = useRef<((act: MarkdownAct) => void) | null>(null);
  useEditorKeys({
    save: () => void editor.save(),
    preview: () => panel.show(panel.view === 'preview' && !panel.folded ? 'details' : 'preview'),
    publish: () => void acts.publish(),
  });
  const { show } = panel;
  const faulty = Object.keys(faults).join();
  useEffect(() => {
    const view = viewOfFault(faulty.split(','));
    if (view) show(view);
    // Once for each answer: its reader may then look elsewhere.
  }, [faulty, show]);
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
      <PostHead
        editor={editor}
        acts={acts}
        panel={panel}
        saved={savedWords(editor)}
        back={{ ...back, onClick: guarded(back, editor.dirty, () => void leave()) }}
      />
      {acts.undoable ? (
        <p role="status" className="mt-3 mb-0 flex flex-wrap items-center gap-3 bg-sunk px-4 py-2">
          {words.unpublishedToast.title}. {words.unpublishedToast.description}
          <Button size="sm" onClick={() => void acts.undo()}>
            {words.undo}
          </Button>
        </p>
      ) : null}
      {editor.found && status.kind !== 'conflict' ? (
        <p className="mt-3 mb-0 border-l-4 border-amber bg-amber-tint px-4 py-2">
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
      <div
        className={clsx(
          'mt-3 grid items-start gap-x-8 gap-y-6',
          panel.folded ? 'mx-auto max-w-4xl' : 'xl:grid-cols-[minmax(0,1fr)_26rem]',
        )}
      >
        <div className="grid min-w-0 gap-2">
          <Field label={words.title} hideLabel error={faults['title']} required>
            <TextInput
              value={content.title}
              maxLength={blogLimits.title}
              placeholder={words.title}
              className="font-serif text-xl"
              autoFocus={post === null}
              onChange={({ target }) => editor.type({ title: target.value })}
            />
          </Field>
          <MarkdownField
            value={content.body}
            error={faults['body']}
            onChange={(body) => editor.type({ body })}
            act={act}
          />
        </div>
        {panel.folded ? null : (
          <PostSide
            {...{ editor, acts, panel }}
            onAct={(wanted) => act.current?.(wanted)}
            onDeleted={forgetAndLeave}
          />
        )}
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

/** Where a field that is at fault stands; null for those beside which the fault shows already. */
function viewOfFault(fields: readonly string[]): SideView | null {
  const field = fields.find((name) => name !== '' && name !== 'title' && name !== 'body');
  if (field === undefined || ['localDate', 'localTime', 'timeZone'].includes(field)) return null;
  return ['seoTitle', 'seoDescription', 'keyword'].includes(field) ? 'search' : 'details';
}

/** A plain click on a link is held back while something is not saved; a new tab is not. */
function guarded(back: PlaceLink, dirty: boolean, leave: () => void): PlaceLink['onClick'] {
  return (event: MouseEvent<HTMLElement>) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!dirty || !isPlain) return back.onClick(event);
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
}

function savedWords({ busy, dirty, content, state }: PostEditorState) {
  if (busy) return words.saving;
  // Without a title it is not sent.
  if (dirty && content.title.trim() === '' && state.status.kind === 'waiting')
    return words.noTitleYet;
  return draftStatus(state);
}
