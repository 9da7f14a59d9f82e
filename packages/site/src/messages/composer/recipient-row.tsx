import { composerWords } from '@infinite/schema/words/composer.en';
import { localeNames, locales } from '@infinite/schema/locale/locales';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RecipientFields } from './draft-content.ts';
import { searchPlaces } from '#api/search-places.ts';
import { PlacePicker } from '@infinite/ui/place-picker';

export interface RecipientRowProps {
  index: number;
  recipient: RecipientFields;
  onChange: (recipient: RecipientFields) => void;
  onRemove: () => void;
  faults: Readonly<Record<string, string>>;
  near: readonly string[];
}

const words = composerWords.people;

/** One person: who, where to write, and by whose clock they live. */
export function RecipientRow(props: RecipientRowProps): ReactElement {
  const { index, recipient, onChange, onRemove, faults, near } = props;
  const fault = (field: string) => faults[`${recipient.key}.${field}`];
  const label = recipient.name.trim() === '' ? words.person(index) : recipient.name;
  return (
    <li>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="only-read-aloud">{label}</legend>
        <div className="mb-2 flex items-center justify-between gap-3">
          <span aria-hidden="true" className="min-w-0 truncate font-serif text-lg">
            {label}
          </span>
          <Button variant="quiet" size="sm" aria-label={words.remove(label)} onClick={onRemove}>
            <Icon as={X} />
          </Button>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={words.name} error={fault('name')}>
            <TextInput
              autoComplete="off"
              value={recipient.name}
              onChange={(event) => onChange({ ...recipient, name: event.target.value })}
            />
          </Field>
          <Field label={words.email} error={fault('email')}>
            <TextInput
              // Not type="email": the browser would show an address with umlauts in Punycode.
              inputMode="email"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              autoComplete="off"
              value={recipient.email}
              onChange={(event) => onChange({ ...recipient, email: event.target.value })}
            />
          </Field>
          <Field label={words.relation} note={words.optional} error={fault('relation')}>
            <TextInput
              autoComplete="off"
              value={recipient.relation}
              onChange={(event) => onChange({ ...recipient, relation: event.target.value })}
            />
          </Field>
          <Field
            label={words.timeZone}
            note={words.optional}
            hint={words.timeZoneHint}
            error={fault('timeZone')}
          >
            <PlacePicker
              value={recipient.timeZone}
              search={searchPlaces}
              near={near}
              emptyLabel={words.sameZone}
              onChange={(timeZone) => onChange({ ...recipient, timeZone })}
            />
          </Field>
          <Field label={words.language} error={fault('locale')}>
            <Select
              value={recipient.locale}
              onChange={(event) => onChange({ ...recipient, locale: event.target.value })}
            >
              <option value="">{words.yourLanguage}</option>
              {locales.map((locale) => (
                <option key={locale} value={locale} lang={locale}>
                  {localeNames[locale]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </fieldset>
    </li>
  );
}
