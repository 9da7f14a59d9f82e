import clsx from 'clsx';
import type { MouseEvent, ReactElement } from 'react';
import { treeViews, viewPath, type TreeView } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';

const words = treeWords.views;

interface ViewLinksProps {
  readonly base: string;
  readonly current: TreeView;
  readonly root: string | null;
  readonly onView: (view: TreeView) => void;
}

/** The views of the tree, each with an address of its own. */
export function ViewLinks({ base, current, root, onView }: ViewLinksProps): ReactElement {
  const open = (event: MouseEvent, view: TreeView) => {
    // With one of these keys it opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onView(view);
  };
  return (
    <nav aria-label={words.label} className="mb-4 border-b border-rule print:hidden">
      <ul className="m-0 flex list-none gap-x-6 overflow-x-auto p-0 sm:flex-wrap">
        {treeViews.map((view) => (
          <li
            key={view}
            className={clsx('shrink-0', view === current && '[scroll-initial-target:nearest]')}
          >
            <a
              href={viewPath(base, view, root)}
              aria-current={view === current ? 'page' : undefined}
              onClick={(event) => open(event, view)}
              className={clsx(
                'flex min-h-11 items-center border-b-2 no-underline',
                view === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft',
              )}
            >
              {words[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
