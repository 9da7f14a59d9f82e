import type { TreeSubjectFactsPartsFragment } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { clockLength } from '#recordings/recorder.en.ts';
import { RemoveProof } from './remove-proof.tsx';
import { PlaySpan } from './play-span.tsx';
import { factWords, treeVoicesWords as words } from './tree-voices.en.ts';

export type SubjectFacts = TreeSubjectFactsPartsFragment;
type FactCitation = SubjectFacts['citations'][number];

/** The voices that prove a fact: a play button for each, or why there is none. */
export function CitedFact({
  of,
  fact,
  onChanged,
}: {
  of: SubjectFacts;
  fact: SubjectFacts['facts'][number];
  onChanged: (facts: readonly SubjectFacts[]) => void;
}): ReactElement | null {
  const citations = of.citations.filter((citation) => citation.fact === fact.fact);
  if (citations.length === 0) return null;
  return (
    <ul className="m-0 grid list-none gap-2 p-0">
      {citations.map((citation) => (
        <li key={citation.index} className="flex items-center gap-3">
          <CitationPlay citation={citation} said={factWords(fact)} />
          {of.mayAddFacts ? (
            <RemoveProof
              {...{ of, citation, onChanged }}
              said={factWords(fact)}
              others={citations.length - 1}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function CitationPlay({ citation, said }: { citation: FactCitation; said: string }): ReactElement {
  const { recording, fromMs, toMs, missing, quote, teller, quality } = citation;
  if (!recording) {
    return <p className="m-0 text-sm text-ink-soft">{words.missing[missing ?? 'GONE']}</p>;
  }
  const from = fromMs ?? 0;
  const sure = quality === null || quality === undefined ? null : words.sure[quality];
  const origin = [teller ? words.told(teller) : recording.title, sure].filter(Boolean).join(' · ');
  return (
    <>
      <PlaySpan
        url={recording.url}
        title={recording.title}
        fromMs={from}
        toMs={toMs ?? Number.MAX_SAFE_INTEGER}
        label={words.hear(clockLength(from), said)}
        stopLabel={words.stop(said)}
      />
      <span className="min-w-0 wrap-anywhere">
        {quote ? <q className="block font-serif">{quote}</q> : null}
        <a
          className="link text-sm"
          href={`/voice-recordings/${recording.id}?t=${Math.floor(from / 1000)}`}
        >
          {origin}
        </a>
      </span>
    </>
  );
}
