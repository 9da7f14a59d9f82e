import type { NamedPeopleFragment } from '@infinite/schema/generated/graphql';
import { UntagPersonDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { UserPlus, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { personPath } from '#vault/paths.ts';
import { NamePerson } from './name-person.tsx';
import { peopleWords as words } from './people.en.ts';

interface PeopleInItemProps {
  readonly recordingId: string;
  readonly first: NamedPeopleFragment;
}

/** Who is in an item, with links to what else they are in, and a way to name somebody. */
export function PeopleInItem({ recordingId, first }: PeopleInItemProps): ReactElement | null {
  const [{ people, mayTag }, show] = useState(first);
  const [naming, setNaming] = useState(false);
  const untag = useAct(UntagPersonDocument);
  if (people.length === 0 && !mayTag) return null;
  const remove = async (id: string, name: string) => {
    if (await untag.act({ id }, words.removed(name))) {
      show({ mayTag, people: people.filter((person) => person.id !== id) });
    }
  };
  return (
    <section aria-labelledby="who-is-in-it" className="mt-8">
      <h2 id="who-is-in-it" className="m-0 mb-2 text-xl">
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
      {naming ? (
        <NamePerson recordingId={recordingId} onNamed={show} onClose={() => setNaming(false)} />
      ) : mayTag ? (
        <Button disabled={!untag.ready} onClick={() => setNaming(true)}>
          <Icon as={UserPlus} />
          {words.add}
        </Button>
      ) : null}
    </section>
  );
}
