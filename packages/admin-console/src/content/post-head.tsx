import { postEditorWords as words, postListWords } from '#content/content.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { keysOf } from './editor/toolbar-acts.ts';
import { sideId } from './post-side.tsx';
import { PostState } from './post-state.tsx';
import type { PostActsState } from './use-post-acts.ts';
import type { PostEditorState } from './use-post-editor.ts';
import type { SidePanel } from './use-side-panel.ts';

interface PostHeadProps {
  editor: PostEditorState;
  acts: PostActsState;
  panel: SidePanel;
  back: PlaceLink;
  /** Where the text is. */
  saved: string | null;
}

/** One line above the text: the way back, the state, and what is pressed most often. */
export function PostHead({ editor, acts, panel, back, saved }: PostHeadProps) {
  const { post, busy } = editor;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <a {...back} className="inline-flex min-h-10 items-center no-underline">
        ← {postListWords.title}
      </a>
      <h2 className="m-0 text-lg">{post ? words.editTitle : words.newTitle}</h2>
      {post ? <PostState state={post.state} /> : null}
      {post?.hasChanges ? <Badge tone="amber">{words.hasChanges}</Badge> : null}
      <p role="status" className="m-0 text-sm text-ink-soft">
        {saved}
      </p>
      <div className="ml-auto flex items-center gap-2">
        <Button
          size="sm"
          pending={busy}
          pendingLabel={words.saving}
          onClick={editor.save}
          title={keysOf('Mod-s')}
        >
          {words.save}
        </Button>
        {acts.mayPublish ? (
          <Button
            size="sm"
            variant="primary"
            onClick={() => void acts.publish()}
            title={keysOf('Mod-Shift-Enter')}
          >
            {acts.state === 'PUBLISHED' ? words.publishChanges : words.publish}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          aria-label={panel.folded ? words.showPanel : words.hidePanel}
          aria-expanded={!panel.folded}
          aria-controls={panel.folded ? undefined : sideId}
          title={panel.folded ? words.showPanel : words.hidePanel}
          onClick={panel.toggle}
        >
          <Icon as={panel.folded ? PanelRightOpen : PanelRightClose} />
        </Button>
      </div>
    </div>
  );
}
