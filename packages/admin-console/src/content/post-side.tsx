import { postSideWords as words } from '#content/content.en.ts';
import clsx from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { Spinner } from '@infinite/ui/spinner';
import { PostPreview } from './post-preview.tsx';
import { LinkPanel } from './seo/link-panel.tsx';
import { SeoPanel } from './seo/seo-panel.tsx';
import type { PostEditorState } from './use-post-editor.ts';

// Each is rarely opened, and the diff library is large.
const PostRevisions = lazy(async () => ({
  default: (await import('./revisions/post-revisions.tsx')).PostRevisions,
}));

const views = ['preview', 'search', 'links', 'revisions'] as const;
type View = (typeof views)[number];

/** The side panel of the editor: preview, SEO and revisions. */
export function PostSide({ editor }: { editor: PostEditorState }) {
  const [view, setView] = useState<View>('preview');
  return (
    <div className="min-w-0 xl:sticky xl:top-4">
      <div role="group" aria-label={words.label} className="mb-3 flex flex-wrap gap-1">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className={clsx(
              'min-h-11 cursor-pointer rounded-md border px-4 font-semibold',
              view === name
                ? 'border-accent bg-accent-tint text-accent'
                : 'border-edge bg-raised text-ink hover:bg-sunk',
            )}
          >
            {words[name]}
          </button>
        ))}
      </div>
      <Suspense fallback={<Spinner className="text-accent" />}>
        {view === 'preview' ? <PostPreview content={editor.content} /> : null}
        {view === 'search' ? <SeoPanel editor={editor} /> : null}
        {view === 'links' ? <LinkPanel body={editor.content.body} /> : null}
        {view === 'revisions' ? <PostRevisions editor={editor} /> : null}
      </Suspense>
    </div>
  );
}
