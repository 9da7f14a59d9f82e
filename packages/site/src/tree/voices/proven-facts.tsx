import { TreeFactVoicesDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';
import { CitedFact, type SubjectFacts } from './cited-fact.tsx';
import { factWords, treeVoicesWords as words } from './tree-voices.en.ts';

/** The facts of a person or union and what proves them, read again when the tree changes. */
export function useFactVoices(
  recordId: string,
  first: readonly SubjectFacts[] = [],
): readonly [readonly SubjectFacts[], (facts: readonly SubjectFacts[]) => void] {
  const [facts, setFacts] = useState(first);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const answer = await ask(TreeFactVoicesDocument, { recordId });
      if (!isOver && answer.kind === 'data') setFacts(answer.data.treeFactVoices);
    };
    void read();
    const end = onLive('tree', () => void read());
    return () => {
      isOver = true;
      end();
    };
  }, [recordId]);
  return [facts, setFacts];
}

/** The facts that voices prove. Nothing where there are none. */
export function ProvenFacts({
  recordId,
  first,
}: {
  recordId: string;
  first?: readonly SubjectFacts[];
}): ReactElement | null {
  const [all, setAll] = useFactVoices(recordId, first);
  // Of a couple, the answer is about the couple alone.
  const onChanged = (changed: readonly SubjectFacts[]) =>
    setAll(all.map((of) => changed.find(({ subject }) => subject.id === of.subject.id) ?? of));
  const proven = all.flatMap((of) =>
    of.facts
      .filter(({ fact }) => of.citations.some((citation) => citation.fact === fact))
      .map((fact) => ({ of, fact })),
  );
  if (proven.length === 0) return null;
  return (
    <section aria-labelledby="proven-facts" className="mt-10">
      <h2 id="proven-facts" className="m-0 mb-3 text-2xl">
        {words.provenHeading}
      </h2>
      <ul className="m-0 list-none border-t border-rule p-0">
        {proven.map(({ of, fact }) => (
          <li key={`${of.subject.id} ${fact.fact}`} className="border-b border-rule py-4">
            <h3 className="m-0 mb-2 text-lg">{factWords(fact)}</h3>
            <CitedFact of={of} fact={fact} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}
