import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treeMergePath, treePersonPath } from '#tree/paths.ts';
import { lifeLine } from '#tree/person/life-line.ts';
import { MergePair } from '#tree/reshape/merge-pair.tsx';
import { reshapeWords } from '#tree/reshape/reshape.en.ts';
import { ChoosePerson } from '#tree/voices/choose-person.tsx';
import type { Data } from './+data.ts';

const words = reshapeWords.merge;

/** Making one person of two records: who the other one is, and the two side by side. */
export function Page(): ReactElement {
  const { person, other, alike, mayMerge } = useData<Data>();
  const name = person.name || chartWords.unnamed;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={other ? words.titleWith : words.title(name)}
        lead={words.lead}
        above={
          <a className="link" href={treePersonPath(person.id)}>
            {name}
          </a>
        }
      />
      {mayMerge ? null : <p>{words.notAllowed}</p>}
      {mayMerge && other ? (
        <>
          <MergePair
            one={person}
            other={other}
            alike={alike.find((each) => each.person.id === other.id) ?? null}
          />
          <p className="mt-6">
            <LinkButton href={treeMergePath(person.id, null)}>{words.other}</LinkButton>
          </p>
        </>
      ) : null}
      {mayMerge && !other ? <ChooseOther id={person.id} alike={alike} /> : null}
    </div>
  );
}

function ChooseOther({ id, alike }: { id: string; alike: Data['alike'] }): ReactElement {
  const [error, setError] = useState<string | undefined>();
  const open = (other: string) => {
    if (other === id) setError(words.same);
    else window.location.assign(treeMergePath(id, other));
  };
  return (
    <div className="max-w-measure">
      <ChoosePerson label={words.find} error={error} onChoose={(found) => open(found.id)} />
      {alike.length > 0 ? (
        <section className="mt-8">
          <h2 className="m-0 text-xl">{words.alike}</h2>
          <ul className="m-0 list-none p-0">
            {alike.map(({ person, reasons }) => (
              <li key={person.id} className="border-b border-rule py-2">
                <a className="link" href={treeMergePath(id, person.id)}>
                  {words.choose(person.name || chartWords.unnamed)}
                </a>{' '}
                <span className="text-sm text-ink-soft">
                  {[lifeLine(person), ...reasons].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
