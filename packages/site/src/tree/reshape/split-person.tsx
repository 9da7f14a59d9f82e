import { SplitTreePersonDocument, TreePersonDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { LinkButton } from '@infinite/ui/link-button';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { chartWords } from '#tree/chart/chart.en.ts';
import { UndoLine } from '#tree/edit/undo-line.tsx';
import { useEdits } from '#tree/edit/use-edits.ts';
import { treePersonPath } from '#tree/paths.ts';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { reshapeWords } from './reshape.en.ts';
import { splitGroups, splitOf, splitParts, type SplitPart } from './split-parts.ts';

const words = reshapeWords.split;

/** Chooses what goes to a new person, shows both beforehand, and splits the record. */
export function SplitPerson({ first }: { first: PersonDetails }): ReactElement {
  const [person, setPerson] = useState(first);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState<string | null>(null);
  const edits = useEdits(async () => {
    const answer = await ask(TreePersonDocument, { id: first.id });
    if (answer.kind === 'data' && answer.data.treeIndividual) setPerson(answer.data.treeIndividual);
    return null;
  });
  const name = person.name || chartWords.unnamed;
  const parts = splitParts(person);
  const going = parts.filter(({ key }) => chosen.has(key));
  const staying = parts.filter(({ key }) => !chosen.has(key));
  const isSplit = made !== null && edits.last?.changeId !== null;
  const split = async () => {
    const done = await edits.run(SplitTreePersonDocument, { input: splitOf(person, going) }, () =>
      words.done(name),
    );
    if (!done) return;
    setMade(done.splitTreePerson);
    setChosen(new Set());
  };
  if (isSplit) {
    return (
      <>
        <UndoLine edits={edits} />
        <p className="mt-0 flex flex-wrap gap-3">
          <LinkButton href={treePersonPath(person.id)}>{words.openFirst(name)}</LinkButton>
          <LinkButton href={treePersonPath(made)}>{words.openSecond}</LinkButton>
        </p>
      </>
    );
  }
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  return (
    <>
      <UndoLine edits={edits} />
      <h2 className="m-0 text-xl">{words.question}</h2>
      {splitGroups.map((group) => (
        <Choices
          key={group}
          legend={words[group]}
          parts={parts.filter((part) => part.group === group)}
          {...{ chosen, toggle }}
        />
      ))}
      <section aria-live="polite" className="mt-10 border-t border-rule pt-6">
        <h2 className="m-0 text-xl">{words.before}</h2>
        <div className="mt-4 grid gap-6 sm:grid-cols-2">
          <Preview title={words.keeps(name)} parts={staying} empty={words.nothingLeft} />
          <Preview title={words.gets} parts={going} empty={words.nothing} />
        </div>
        <p className="mt-5 mb-0 max-w-measure text-sm text-ink-soft">{words.stays(name)}</p>
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={going.length === 0 || staying.length === 0}
          pending={edits.pending}
          pendingLabel={words.pending}
          onClick={() => void split()}
        >
          {words.confirm}
        </Button>
        <LinkButton href={treePersonPath(person.id)}>{words.cancel}</LinkButton>
      </div>
    </>
  );
}

function Choices(props: {
  legend: string;
  parts: readonly SplitPart[];
  chosen: ReadonlySet<string>;
  toggle: (key: string) => void;
}): ReactElement | null {
  const { legend, parts, chosen, toggle } = props;
  if (parts.length === 0) return null;
  return (
    <fieldset className="m-0 mt-5 max-w-measure border-0 p-0">
      <legend className="p-0 font-semibold text-ink-soft">{legend}</legend>
      {parts.map(({ key, label, note }) => (
        <Checkbox
          key={key}
          className="border-b border-rule"
          label={
            <span className="wrap-anywhere">
              {label} {note ? <span className="text-sm text-ink-soft">{note}</span> : null}
            </span>
          }
          checked={chosen.has(key)}
          onChange={() => toggle(key)}
        />
      ))}
    </fieldset>
  );
}

function Preview(props: {
  title: string;
  parts: readonly SplitPart[];
  empty: string;
}): ReactElement {
  const { title, parts, empty } = props;
  const [named] = parts.filter(({ group }) => group === 'names');
  return (
    <section aria-label={title} className="min-w-0 border-l-2 border-edge pl-4">
      <h3 className="m-0 text-base text-ink-soft">{title}</h3>
      {parts.length === 0 ? (
        <p className="mt-1 mb-0">{empty}</p>
      ) : (
        <>
          <p className="mt-1 mb-2 font-serif text-lg wrap-anywhere">
            {named?.label ?? words.noName}
          </p>
          <ul className="m-0 list-none p-0">
            {parts
              .filter((part) => part !== named)
              .map(({ key, label }) => (
                <li key={key} className="py-0.5 wrap-anywhere">
                  {label}
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  );
}
