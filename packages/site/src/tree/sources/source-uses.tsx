import type { TreeSourceQuery } from '@infinite/schema/generated/graphql';
import { TreeSourceDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonSourcesPath } from '#tree/paths.ts';
import { factText } from '#tree/person/fact-text.ts';
import { nameOfFact, nameOfTag } from '#tree/person/fact-words.en.ts';
import { treeWords } from '#tree/tree.en.ts';
import { qualityInWords, sourcesWords as words } from './sources.en.ts';

type Uses = TreeSourceQuery['treeSourceUses'];
type Use = Uses['nodes'][number];

interface SourceUsesProps {
  readonly id: string;
  readonly first: Uses;
  /** Also those that the reader does not see. */
  readonly total: number;
}

/** Who cites a source, and for what; further pages are read on. */
export function SourceUses({ id, first, total }: SourceUsesProps): ReactElement {
  const [uses, setUses] = useState(first.nodes);
  const [next, setNext] = useState(first.pageInfo);
  const { act, pending, ready } = useAct(TreeSourceDocument);
  const more = async () => {
    const answer = await act({ id, after: next.endCursor }, null);
    if (!answer) return;
    setUses([...uses, ...answer.treeSourceUses.nodes]);
    setNext(answer.treeSourceUses.pageInfo);
  };
  const hidden = next.hasNextPage ? 0 : total - uses.length;
  return (
    <section aria-labelledby="source-uses" className="mt-10">
      <h2 id="source-uses" className="m-0 text-xl">
        {words.usedBy}
      </h2>
      {total === 0 ? <p className="mt-2 mb-0 text-ink-soft">{words.unused}</p> : null}
      <ul className="m-0 max-w-[760px] list-none p-0">
        {uses.map((use, at) => (
          // Two citations of one fact differ in nothing else.
          <UseLine key={`${use.recordId} ${at}`} use={use} />
        ))}
      </ul>
      {hidden > 0 ? <p className="mt-2 mb-0 text-ink-soft">{words.hidden(hidden)}</p> : null}
      {next.hasNextPage ? (
        <p className="mt-4 mb-0">
          <Button disabled={!ready} pending={pending} onClick={() => void more()}>
            {words.more}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function UseLine({ use }: { use: Use }): ReactElement {
  const { people, page, quality } = use;
  const details = [page, qualityInWords(quality)].filter(Boolean).join(' · ');
  return (
    <li className="border-b border-rule py-2">
      <span className="wrap-anywhere">
        {people.map(({ id, name }, at) => (
          <span key={id}>
            {at > 0 ? words.and : ''}
            <a className="link" href={treePersonSourcesPath(id)}>
              {name || chartWords.unnamed}
            </a>
          </span>
        ))}
        {': '}
        {whatOf(use)}
      </span>
      {details ? (
        <span className="block text-sm text-ink-soft wrap-anywhere">{details}</span>
      ) : null}
    </li>
  );
}

function whatOf({ tag, fact, people }: Use): string {
  if (fact) return `${nameOfFact(fact)}, ${factText(fact)}`;
  if (tag === 'NAME') return treeWords.list.name;
  if (tag) return nameOfTag(tag);
  return people.length > 1 ? words.wholeUnion : words.whole;
}
