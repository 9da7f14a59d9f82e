import { messageLimits } from '@infinite/schema/catalogue/messages';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Icon } from '@infinite/ui/icon';
import { useToast } from '@infinite/ui/use-toast';
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { newClientId } from './client-id.ts';
import { ComposerSection } from './composer-section.tsx';
import { emptyRecipient, type RecipientFields } from './draft-content.ts';
import { PastePeople } from './paste-people.tsx';
import { PeopleFromBook } from './people-from-book.tsx';
import { RecipientRow } from './recipient-row.tsx';

export interface PeopleSectionProps {
  recipients: RecipientFields[];
  onChange: (recipients: RecipientFields[]) => void;
  /** Words by the key of a row and its field: `abc.email`. */
  faults: Readonly<Record<string, string>>;
  fault: string | undefined;
  near: readonly string[];
  /** Sends it every birthday: `YYYY-MM-DD`, or `--MM-DD` without a year. */
  onBirthday: (birthday: string) => void;
}

const words = composerWords.people;
/** More rows than this are folded away: five hundred open forms would help nobody. */
const FIRST_ROWS = 10;

export function PeopleSection(props: PeopleSectionProps): ReactElement {
  const { recipients, onChange, faults, near } = props;
  const [showAll, setShowAll] = useState(false);
  const toast = useToast();
  const isFaulty = ({ key }: RecipientFields) =>
    Object.keys(faults).some((path) => path.startsWith(`${key}.`));
  const shown = showAll
    ? recipients
    : recipients.filter((recipient, index) => index < FIRST_ROWS || isFaulty(recipient));

  const addPasted = (people: readonly { name: string; email: string }[]) => {
    const known = new Set(recipients.map(({ email }) => email.trim().toLowerCase()));
    const fresh = people
      .filter(({ email }) => !known.has(email.toLowerCase()))
      .map((person) => ({ ...emptyRecipient(newClientId()), ...person }));
    const kept = recipients.filter(({ name, email }) => name !== '' || email !== '');
    const all = [...kept, ...fresh];
    onChange(all.slice(0, messageLimits.recipients));
    toast.show({
      title:
        all.length > messageLimits.recipients
          ? words.tooMany(messageLimits.recipients)
          : words.pasteAdded(fresh.length),
    });
  };

  return (
    <ComposerSection heading={words.heading} anchor="who">
      {props.fault === undefined ? null : <FieldError id="people-fault">{props.fault}</FieldError>}
      {recipients.length === 0 ? null : (
        <ol className="m-0 flex list-none flex-col gap-8 p-0">
          {shown.map((recipient) => (
            <RecipientRow
              key={recipient.key}
              index={recipients.indexOf(recipient) + 1}
              recipient={recipient}
              faults={faults}
              near={near}
              onChange={(changed) =>
                onChange(recipients.map((one) => (one.key === changed.key ? changed : one)))
              }
              onRemove={() => onChange(recipients.filter((one) => one.key !== recipient.key))}
            />
          ))}
        </ol>
      )}
      {shown.length < recipients.length ? (
        <Button variant="quiet" onClick={() => setShowAll(true)}>
          {words.showAll(recipients.length)}
        </Button>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <Button
          aria-describedby={props.fault === undefined ? undefined : 'people-fault'}
          data-at-fault={props.fault === undefined ? undefined : ''}
          onClick={() => {
            setShowAll(true);
            onChange([...recipients, emptyRecipient(newClientId())]);
          }}
        >
          <Icon as={UserPlus} />
          {recipients.length === 0 ? words.add : words.addAnother}
        </Button>
        <PastePeople onAdd={addPasted} />
        <PeopleFromBook
          recipients={recipients}
          onChange={(all) => {
            setShowAll(true);
            onChange(all.slice(0, messageLimits.recipients));
          }}
          onBirthday={props.onBirthday}
        />
      </div>
    </ComposerSection>
  );
}
