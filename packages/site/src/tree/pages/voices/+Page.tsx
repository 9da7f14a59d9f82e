import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { PersonVoices } from '#tree/voices/person-voices.tsx';
import { ProvenFacts } from '#tree/voices/proven-facts.tsx';
import { treeVoicesWords as words } from '#tree/voices/tree-voices.en.ts';
import type { Data } from './+data.ts';

/** What a family tells about one person or union of its tree, and the facts that it proves. */
export function Page(): ReactElement {
  const { recordId, voices, facts } = useData<Data>();
  const { name } = voices.subject;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.pageTitle(name)}
        above={
          <a className="link" href="/family-tree">
            {words.back}
          </a>
        }
        lead={words.intro(name)}
      />
      <div className="max-w-[800px]">
        <PersonVoices recordId={recordId} first={voices} />
        <ProvenFacts recordId={recordId} first={facts} />
      </div>
    </div>
  );
}
