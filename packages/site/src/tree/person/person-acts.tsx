import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import { treeFilesPath } from '#tree/files/paths.ts';
import {
  builderPath,
  treeMergePath,
  treePath,
  treePersonSourcesPath,
  treeSplitPath,
  viewPath,
} from '#tree/paths.ts';
import { reshapeWords } from '#tree/reshape/reshape.en.ts';
import { sourcesWords } from '#tree/sources/sources.en.ts';
import { treeWords } from '#tree/tree.en.ts';
import { personWords as words } from './person.en.ts';

interface PersonActsProps {
  readonly id: string;
  readonly mayAdd: boolean;
  readonly mayMerge: boolean;
  readonly mayExport: boolean;
}

/** Where a person's page leads: around them, to their sources, and to what can be done with the record. */
export function PersonActs({ id, mayAdd, mayMerge, mayExport }: PersonActsProps): ReactElement {
  const further = [
    ...(mayMerge
      ? [
          [treeMergePath(id, null), reshapeWords.merge.link],
          [treeSplitPath(id), reshapeWords.split.link],
        ]
      : []),
    ...(mayExport
      ? [[`${treeFilesPath}?${new URLSearchParams({ person: id })}`, words.takeOut]]
      : []),
  ] as const;
  return (
    <nav aria-label={words.acts} className="mb-6 print:hidden">
      <p className="m-0 flex flex-wrap gap-3">
        <LinkButton href={viewPath(treePath, 'family', id)}>{treeWords.panel.around}</LinkButton>
        {mayAdd ? (
          <LinkButton href={viewPath(builderPath, 'family', id)}>{words.change}</LinkButton>
        ) : null}
        <LinkButton href={treePersonSourcesPath(id)}>{sourcesWords.person.link}</LinkButton>
      </p>
      {further.length > 0 ? (
        <p className="mt-2 mb-0 flex flex-wrap gap-x-6">
          {further.map(([href, label]) => (
            <a key={label} href={href} className="link inline-flex min-h-11 items-center">
              {label}
            </a>
          ))}
        </p>
      ) : null}
    </nav>
  );
}
