import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { ImportContactsDocument } from '@infinite/schema/generated/operations';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { useToast } from '@infinite/ui/use-toast';
import { useState } from 'react';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { FoundPeople, FoundPerson } from '#contacts/found-people.ts';
import { useAct } from '#settings/use-act.ts';

const words = contactPageWords.importing;
/** Five thousand checkboxes at once would help nobody. */
const firstRows = 100;

interface ImportPreviewProps {
  found: FoundPeople;
  /** Some were added, perhaps not all. */
  onAdded: () => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Who is in a file, what could not be read of it, and the choice of whom to add. */
export function ImportPreview({ found, onAdded, onDone, onCancel }: ImportPreviewProps) {
  const toast = useToast();
  const [left, setLeft] = useState(() => found.people.filter(isAddable));
  const [chosen, setChosen] = useState<ReadonlySet<FoundPerson>>(
    () => new Set(left.filter(({ match }) => match === null)),
  );
  const [showAll, setShowAll] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const { act, ready } = useAct(ImportContactsDocument);
  const choose = (person: FoundPerson, isChosen: boolean) =>
    setChosen(
      (all) => new Set(isChosen ? [...all, person] : [...all].filter((one) => one !== person)),
    );
  const add = async () => {
    const wanted = left.filter((person) => chosen.has(person));
    let added = 0;
    for (let at = 0; at < wanted.length; at += contactLimits.importAtOnce) {
      setDone(at);
      const part = wanted.slice(at, at + contactLimits.importAtOnce);
      const answer = await act({ people: part.map(({ card }) => card) }, null);
      if (!answer) {
        setDone(null);
        if (at > 0) {
          const rest = new Set(wanted.slice(at));
          setLeft((all) => all.filter((person) => !chosen.has(person) || rest.has(person)));
          setChosen(rest);
          toast.show({ title: words.someAdded(added, wanted.length) });
          onAdded();
        }
        return;
      }
      added += answer.importContacts.added;
    }
    toast.show({ title: words.added(added), tone: 'success' });
    onAdded();
    onDone();
  };
  const same = found.people.filter((person) => !isAddable(person));
  const shown = showAll ? left : left.slice(0, firstRows);
  return (
    <div className="mt-6 grid gap-5">
      <p role="status" className="m-0 font-semibold">
        {words.found(found.people.length)}
      </p>
      <Problems problems={found.problems} />
      {left.length > 0 ? (
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="p-0 font-semibold">{words.choose}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => setChosen(new Set(left))}>
              {words.chooseAll}
            </Button>
            <Button size="sm" onClick={() => setChosen(new Set())}>
              {words.chooseNone}
            </Button>
          </div>
          <ul className="m-0 mt-3 list-none p-0">
            {shown.map((person, at) => (
              <li key={at} className="border-t border-rule py-2">
                <Checkbox
                  label={<PersonLine person={person} />}
                  checked={chosen.has(person)}
                  onChange={({ target }) => choose(person, target.checked)}
                />
              </li>
            ))}
          </ul>
          {shown.length < left.length ? (
            <Button size="sm" onClick={() => setShowAll(true)}>
              {words.showMore(left.length)}
            </Button>
          ) : null}
        </fieldset>
      ) : null}
      {same.length > 0 ? (
        <ul className="m-0 list-none p-0">
          {same.slice(0, firstRows).map((person, at) => (
            <li key={at} className="border-t border-rule py-2 text-ink-soft">
              <PersonLine person={person} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {left.length > 0 ? (
          <Button
            variant="primary"
            disabled={!ready || chosen.size === 0}
            pending={done !== null}
            pendingLabel={words.adding(done ?? 0, chosen.size)}
            onClick={() => void add()}
          >
            {words.add(chosen.size)}
          </Button>
        ) : null}
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

const isAddable = ({ match }: FoundPerson) => match === null || match.how === 'likely';

function PersonLine({ person: { card, match } }: { person: FoundPerson }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1 wrap-anywhere">
      <bdi>{card.name}</bdi>
      {card.emails[0] ? <span className="text-sm text-ink-soft">{card.emails[0]}</span> : null}
      {match ? (
        <Badge tone={match.how === 'likely' ? 'amber' : 'plain'}>
          {match.how === 'repeated' ? words.repeated : words[match.how](match.by)}
        </Badge>
      ) : null}
    </span>
  );
}

function Problems({ problems }: Pick<FoundPeople, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <details open={problems.length <= 5}>
      <summary className="cursor-pointer py-2 font-semibold">
        {words.problems(problems.length)}
      </summary>
      <ul className="m-0 list-none p-0 text-sm">
        {problems.slice(0, firstRows).map(({ line, problem, text }, at) => (
          <li key={at} className="border-t border-rule py-2 wrap-anywhere">
            <strong>{words.line(line)}</strong> – {words.why[problem]}
            {text ? <bdi className="block text-ink-soft">{text}</bdi> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
