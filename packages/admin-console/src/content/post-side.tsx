import { postSideWords as words } from '#content/content.en.ts';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import { Spinner } from '@infinite/ui/spinner';
import type { MarkdownAct } from './editor/markdown-acts.ts';
import { PostOutline } from './outline/post-outline.tsx';
import { PostActs } from './post-acts.tsx';
import { PostFields } from './post-fields.tsx';
import { PostPreview } from './post-preview.tsx';
import { LinkPanel } from './seo/link-panel.tsx';
import { SeoPanel } from './seo/seo-panel.tsx';
import type { PostActsState } from './use-post-acts.ts';
import type { PostEditorState } from './use-post-editor.ts';
import { sideViews, type SidePanel } from './use-side-panel.ts';

// Rarely opened, and the diff library is large.
const PostRevisions = lazy(async () => ({
  default: (await import('./revisions/post-revisions.tsx')).PostRevisions,
}));

interface PostSideProps {
  editor: PostEditorState;
  acts: PostActsState;
  panel: SidePanel;
  onAct: (act: MarkdownAct) => void;
  onDeleted: () => void;
}

/** What stands beside the text: all that an article is besides its title and its words. */
export function PostSide({ editor, acts, panel, onAct, onDeleted }: PostSideProps) {
  const { view } = panel;
  const { content, post, faults, type } = editor;
  return (
    <aside id={sideId} aria-label={words.label} className="min-w-0">
      <div role="group" aria-label={words.label} className="mb-3 flex flex-wrap gap-0.5">
        {sideViews.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => panel.show(name)}
            className={clsx(
              'min-h-10 cursor-pointer rounded-md border px-1.5 text-sm font-semibold',
              view === name
                ? 'border-accent bg-accent-tint text-accent'
                : 'border-transparent bg-transparent text-ink-soft hover:bg-sunk hover:text-ink',
            )}
          >
            {words[name]}
          </button>
        ))}
      </div>
      <Suspense fallback={<Spinner className="text-accent" />}>
        {view === 'details' ? (
          <div className="grid gap-5">
            <PostActs {...{ editor, acts, onDeleted }} />
            <PostFields {...{ content, post, faults }} onType={type} />
          </div>
        ) : null}
        {view === 'outline' ? <PostOutline body={content.body} onAct={onAct} /> : null}
        {view === 'preview' ? <PostPreview content={content} /> : null}
        {view === 'search' ? <SeoPanel editor={editor} /> : null}
        {view === 'links' ? <LinkPanel body={content.body} /> : null}
        {view === 'revisions' ? <PostRevisions editor={editor} /> : null}
      </Suspense>
    </aside>
  );
}

export const sideId = 'post-side';
