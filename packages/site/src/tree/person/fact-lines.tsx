import type { ReactElement } from 'react';
import { factText } from './fact-text.ts';
import { nameOfFact } from './fact-words.en.ts';
import type { PersonDetails } from './use-person.ts';

type Fact = PersonDetails['facts'][number];

/** What is known of a life, in the order of the record. */
export function FactLines({ facts }: { facts: readonly Fact[] }): ReactElement | null {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-4 mb-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map((fact) => (
        <div key={fact.at} className="contents">
          <dt className="text-ink-soft">{nameOfFact(fact)}</dt>
          <dd className="m-0 wrap-anywhere">{factText(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
