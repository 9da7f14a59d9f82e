import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { DuplicatePair } from '#tree/check/duplicate-pair.tsx';
import { builderPath, treePersonPath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

const words = treeWords.check;

/** What may be the same person twice, and what does not fit together. */
export function Page(): ReactElement {
  const { mayMerge, treeWarnings, treeDuplicates } = useData<Data>();
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={words.lead}
        above={
          <a className="link" href={builderPath}>
            {treeWords.builderTitle}
          </a>
        }
      />
      <section>
        <h2 className="m-0 text-xl">{words.duplicates}</h2>
        {treeDuplicates.length === 0 ? <p>{words.noDuplicates}</p> : null}
        {treeDuplicates.map((pair) => (
          <DuplicatePair key={`${pair.one.id} ${pair.other.id}`} {...{ pair, mayMerge }} />
        ))}
      </section>
      <section className="mt-12">
        <h2 className="m-0 text-xl">{words.warnings}</h2>
        {treeWarnings.length === 0 ? <p>{words.noWarnings}</p> : null}
        <ul className="m-0 max-w-[760px] list-none p-0">
          {treeWarnings.map((warning) => (
            <li
              key={`${warning.code} ${warning.individualId} ${warning.otherId ?? ''}`}
              className="border-b border-rule py-2"
            >
              {warning.words}{' '}
              <a className="link" href={treePersonPath(warning.individualId)}>
                {words.look}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
