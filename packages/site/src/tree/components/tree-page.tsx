import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import type { TreePageData } from '#tree/load-tree-page.ts';
import {
  builderPath,
  treeCheckPath,
  treeDaysPath,
  treeHistoryPath,
  treePath,
  treeSourcesPath,
  treeVoicesPath,
  viewPath,
} from '#tree/paths.ts';
import { treeFilesPath } from '#tree/files/paths.ts';
import { treeWords as words } from '#tree/tree.en.ts';
import { TreeAsList } from './tree-as-list.tsx';
import { TreeExplorer } from './tree-explorer.tsx';

interface TreePageProps {
  readonly data: TreePageData;
  readonly base: string;
  readonly title: string;
  readonly lead: string;
  readonly editing?: boolean;
}

/** The tree, the builder and the voices are one page that says and offers different things. */
export function TreePage({
  data,
  base,
  title,
  lead,
  editing = false,
}: TreePageProps): ReactElement {
  const { place, mayAdd, mayMerge, selfId } = data;
  const other = editing ? treePath : builderPath;
  return (
    <div className="mx-auto max-w-[1600px] px-[clamp(16px,4vw,40px)] pb-16">
      <div className="flex items-center justify-between gap-x-6">
        <div className="py-5">
          <h1 className="m-0 text-2xl sm:text-3xl">{title}</h1>
          <p className="m-0 hidden text-ink-soft sm:block">{lead}</p>
        </div>
        {mayAdd ? (
          <p className="m-0 shrink-0 noscript:hidden print:hidden">
            <LinkButton href={viewPath(other, place.view, place.root)}>
              {editing ? words.done : words.edit}
            </LinkButton>
          </p>
        ) : null}
      </div>
      <div className="noscript:hidden">
        <TreeExplorer {...{ base, mayAdd, mayMerge, editing, selfId }} first={place} />
      </div>
      <nav aria-label={words.more} className="mt-6 flex flex-wrap gap-x-6 print:hidden">
        <PlaceLink href={treeVoicesPath} label={words.voicesTitle} />
        <PlaceLink href={treeDaysPath} label={words.daysLink} />
        <PlaceLink href={treeSourcesPath} label={words.sourcesLink} />
        <PlaceLink href={treeHistoryPath} label={words.history.link} />
        <PlaceLink href={treeFilesPath} label={words.filesLink} />
        {mayAdd ? <PlaceLink href={treeCheckPath} label={words.check.link} /> : null}
      </nav>
      <div className="hidden noscript:block">
        <TreeAsList data={data} base={base} />
      </div>
    </div>
  );
}

function PlaceLink({ href, label }: { href: string; label: string }): ReactElement {
  return (
    <a href={href} className="link inline-flex min-h-11 items-center">
      {label}
    </a>
  );
}
