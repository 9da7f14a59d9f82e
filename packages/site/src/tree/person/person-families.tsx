import type { ReactElement, ReactNode } from 'react';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonPath } from '#tree/paths.ts';
import { lifeLine } from './life-line.ts';
import { personWords as words } from './person.en.ts';
import type { PersonDetails } from './use-person.ts';

type Union = PersonDetails['unions'][number];
type Line = Union['partners'][number];

/** The families of a person: the one they come from, and their own. */
export function PersonFamilies({ person }: { person: PersonDetails }): ReactElement {
  const { id, parents, unions } = person;
  return (
    <section>
      <h2 className="m-0 text-xl">{words.family}</h2>
      {parents.length === 0 && unions.length === 0 ? (
        <p className="mt-2 text-ink-soft">{words.nobody}</p>
      ) : null}
      {parents.map(({ union, pedigree }) => (
        <div key={union.id}>
          <Group label={[words.parents, words.pedigree[pedigree]].filter(Boolean).join(' · ')}>
            {union.partners.map((parent) => (
              <PersonLine key={parent.id} person={parent} />
            ))}
          </Group>
          <Group label={words.siblings}>
            {union.children
              .filter(({ individual }) => individual.id !== id)
              .map(({ individual, pedigree: theirs }) => (
                <PersonLine key={individual.id} person={individual} note={words.pedigree[theirs]} />
              ))}
          </Group>
        </div>
      ))}
      {unions.map((union) => (
        <OwnFamily key={union.id} {...{ id, union }} />
      ))}
    </section>
  );
}

function OwnFamily({ id, union }: { id: string; union: Union }): ReactElement {
  const partners = union.partners.filter((partner) => partner.id !== id);
  const married = union.marriage?.date?.words ?? '';
  const label =
    partners.length === 0
      ? words.alone
      : words.with(partners.map(({ name }) => name || chartWords.unnamed).join(', '));
  return (
    <Group label={[label, married && words.married(married)].filter(Boolean).join(' · ')}>
      {partners.map((partner) => (
        <PersonLine key={partner.id} person={partner} />
      ))}
      {union.children.map(({ individual, pedigree }) => (
        <li key={individual.id} className="pl-6">
          <ul className="m-0 list-none p-0">
            <PersonLine person={individual} note={words.pedigree[pedigree]} />
          </ul>
        </li>
      ))}
    </Group>
  );
}

function Group({ label, children }: { label: string; children: readonly ReactNode[] | ReactNode }) {
  if (Array.isArray(children) && children.flat().length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-0 text-base text-ink-soft">{label}</h3>
      <ul className="m-0 list-none p-0">{children}</ul>
    </>
  );
}

function PersonLine({ person, note = '' }: { person: Line; note?: string }): ReactElement {
  return (
    <li className="border-b border-rule py-1.5">
      <a href={treePersonPath(person.id)} className="link">
        {person.name || chartWords.unnamed}
      </a>{' '}
      <span className="text-sm text-ink-soft">
        {[lifeLine(person), note].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}
