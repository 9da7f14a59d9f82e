import type { TreeSourcePartsFragment } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { treeSourcePath } from '#tree/paths.ts';
import { sourcesWords as words } from './sources.en.ts';

/** A source in a list: what it is, where it is kept, and how much rests on it. */
export function SourceLine({ source }: { source: TreeSourcePartsFragment }): ReactElement {
  const { id, title, author, publication, repository, uses } = source;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-rule py-3">
      <div className="min-w-0">
        <a className="link text-lg wrap-anywhere" href={treeSourcePath(id)}>
          {title || words.untitled}
        </a>
        <p className="m-0 text-ink-soft wrap-anywhere empty:hidden">
          {[author, publication, repository && words.keptAt(repository)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="m-0 text-sm text-ink-soft tabular-nums">{words.uses(uses)}</p>
    </li>
  );
}
