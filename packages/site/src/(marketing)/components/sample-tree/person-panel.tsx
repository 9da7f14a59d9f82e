import { indexOf } from '@infinite/kinship/graph-index';
import { children, parents, partners } from '@infinite/kinship/relatives';
import { samplePeople, sampleVoices } from '#(marketing)/content/sample-family.ts';
import type { SamplePerson } from '#(marketing)/content/sample-person.ts';
import { sampleTreeWords as words } from '#(marketing)/content/sample-tree.ts';
import { sampleGraph, samplePersonNumber } from '#(marketing)/sample-graph.ts';
import { soundOf } from '#(marketing)/sounds/sounds.ts';

const index = indexOf(sampleGraph);

/** What is known of one person, to whom they belong, and their voice if they left one. */
export function PersonPanel({ person, first }: { person: SamplePerson; first: boolean }) {
  const number = samplePersonNumber(person.id);
  const voice = sampleVoices[person.id];
  const { birth, death } = person;
  return (
    <article
      id={`person-${person.id}`}
      data-panel={person.id}
      data-current={first ? '' : undefined}
      className="hidden scroll-mt-32 rounded-lg border border-rule bg-raised p-6 data-current:block [[data-by-address]:has(:target)_&]:hidden [[data-by-address]_&:target]:block!"
    >
      <h3 className="m-0 text-xl">
        {person.name} {person.surname}
      </h3>
      <p className="m-0 text-ink-soft">
        {birth !== undefined && death !== undefined ? `${birth}–${death}` : words.living} ·{' '}
        {person.calls}
      </p>
      <p className="mt-3 mb-0">{person.text}</p>
      {voice ? (
        <figure className="mx-0 mt-4 mb-0 border-l-2 border-amber pl-4">
          <figcaption className="font-semibold">
            {words.listen(voice.title, person.name)}
          </figcaption>
          <audio
            controls
            preload="none"
            src={soundOf(person.id)}
            aria-label={words.listen(voice.title, person.name)}
            className="my-2 block w-full"
          />
          <blockquote className="m-0 font-serif">{voice.words}</blockquote>
        </figure>
      ) : null}
      <dl className="mt-4 mb-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Relation label={words.parents} people={parents(index, number)} />
        <Relation label={words.partner} people={partners(index, number)} />
        <Relation label={words.children} people={children(index, number)} />
        <dt className="text-ink-soft">{words.source}</dt>
        <dd className="m-0">{person.source}</dd>
      </dl>
      {/* Shown by the chart, which it moves. */}
      <p hidden data-needs-chart className="mt-4 mb-0">
        <button type="button" data-root={person.id} className="link cursor-pointer">
          {words.from(person.name)}
        </button>
      </p>
    </article>
  );
}

function Relation({ label, people }: { label: string; people: readonly number[] }) {
  if (people.length === 0) return null;
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="m-0 flex flex-wrap gap-x-3">
        {people.map((number) => {
          const person = samplePeople[number];
          return person ? (
            <a key={person.id} href={`#person-${person.id}`} className="link">
              {person.name}
            </a>
          ) : null;
        })}
      </dd>
    </>
  );
}
