import type { TreeImportPartsFragment, TreeImportsQuery } from '@infinite/schema/generated/graphql';
import { TreeImportsDocument } from '@infinite/schema/generated/operations';
import { instantWords } from '@infinite/schema/words/dates.en';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { useId, type ReactElement } from 'react';
import { filesWords } from '#tree/files/files.en.ts';
import { treeImportPath } from '#tree/files/paths.ts';
import { useMore } from '#tree/files/use-more.ts';

const words = filesWords.list;

const tones: Record<TreeImportPartsFragment['state'], BadgeTone> = {
  UPLOADING: 'plain',
  ANALYZING: 'accent',
  READY: 'amber',
  IMPORTING: 'accent',
  DONE: 'success',
  FAILED: 'danger',
  CANCELED: 'plain',
};

/** Files that were brought in so far, newest first. */
export function ImportList(props: {
  first: TreeImportsQuery['treeImports'];
  timeZone: string;
}): ReactElement | null {
  const id = useId();
  const { nodes, hasMore, pending, ready, loadMore } = useMore(
    props.first,
    TreeImportsDocument,
    (after) => ({ after }),
    (data) => data.treeImports,
  );
  if (nodes.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="m-0 text-2xl">
        {words.title}
      </h2>
      <ul className="m-0 mt-4 list-none p-0">
        {nodes.map((each) => (
          <li
            key={each.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-4"
          >
            <span className="min-w-0">
              <a href={treeImportPath(each.id)} className="link py-1 font-semibold wrap-anywhere">
                {each.fileName || each.id}
              </a>
              <time dateTime={each.createdAt} className="block text-sm text-ink-soft">
                {instantWords(each.createdAt, props.timeZone)}
              </time>
            </span>
            <Badge tone={tones[each.state]}>{words.states[each.state]}</Badge>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button className="mt-5" disabled={!ready} pending={pending} onClick={loadMore}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
