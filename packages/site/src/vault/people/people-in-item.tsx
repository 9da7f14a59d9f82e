import type { NamedPeopleFragment, TagInput } from '@infinite/schema/generated/graphql';
import { TagPersonDocument, UntagPersonDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { MapPin, Plus, UserPlus, X } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { personPath } from '#vault/paths.ts';
import { NamePerson } from './name-person.tsx';
import { peopleWords as words } from './people.en.ts';

export type NamedPerson = NamedPeopleFragment['people'][number];

interface PeopleInItemProps {
  readonly recordingId: string;
  readonly named: NamedPeopleFragment;
  readonly onNamed: (named: NamedPeopleFragment) => void;
  /** Begins to say where somebody is in the photo, where a photo is shown. */
  readonly onPoint?: ((person: NamedPerson) => void) | undefined;
}

/** Who is in an item, with links to what else they are in, and ways to name somebody and to say where they are. */
export function PeopleInItem(props: PeopleInItemProps): ReactElement | null {
  const { recordingId, named, onNamed, onPoint } = props;
  const { people, mayTag } = named;
  const headingId = useId();
  const [naming, setNaming] = useState(false);
  const untag = useAct(UntagPersonDocument);
  const tag = useAct(TagPersonDocument);
  if (people.length === 0 && !mayTag) return null;
  const accept = async (person: TagInput, name: string) => {
    const answer = await tag.act({ recordingId, person }, words.added(name));
    if (answer) onNamed(answer.tagPerson);
  };
  const remove = async (id: string, name: string) => {
    if (await untag.act({ id }, words.removed(name))) {
      onNamed({ ...named, people: people.filter((person) => person.id !== id) });
    }
  };
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="m-0 mb-2 text-xl">
        {words.inItem}
      </h2>
      {people.length === 0 ? <p className="m-0 mb-3 text-ink-soft">{words.nobody}</p> : null}
      <ul className="m-0 mb-3 flex list-none flex-wrap gap-2 p-0">
        {people.map((person) => (
          <li
            key={person.id}
            className="flex min-h-11 items-center rounded-md border border-rule bg-raised pl-3"
          >
            <a
              href={personPath(person)}
              className="link [overflow-wrap:anywhere] not-last:pr-0 last:pr-3"
            >
              {person.name}
            </a>
            {onPoint && mayTag ? (
              <Button
                variant="quiet"
                className="px-3!"
                aria-label={words.point(person.name, person.x != null)}
                title={words.point(person.name, person.x != null)}
                onClick={() => onPoint(person)}
              >
                <Icon as={MapPin} className={person.x == null ? undefined : 'fill-amber-tint'} />
              </Button>
            ) : null}
            {person.mayRemove ? (
              <Button
                variant="quiet"
                className="px-3!"
                aria-label={words.remove(person.name)}
                disabled={!untag.ready || untag.pending}
                onClick={() => void remove(person.id, person.name)}
              >
                <Icon as={X} />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {named.offered.length > 0 ? (
        <div role="group" aria-label={words.offered} className="mb-3">
          <p className="m-0 mb-1 text-sm text-ink-soft">{words.offered}</p>
          <div className="flex flex-wrap gap-2">
            {named.offered.map(({ kind, personId, name }) => (
              <Button
                key={`${kind} ${personId}`}
                size="sm"
                aria-label={words.accept(name)}
                disabled={!tag.ready || tag.pending}
                onClick={() => void accept({ kind, personId }, name)}
              >
                <Icon as={Plus} />
                {name}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
      {naming ? (
        <NamePerson recordingId={recordingId} onNamed={onNamed} onClose={() => setNaming(false)} />
      ) : mayTag ? (
        <Button disabled={!untag.ready} onClick={() => setNaming(true)}>
          <Icon as={UserPlus} />
          {words.add}
        </Button>
      ) : null}
    </section>
  );
}
