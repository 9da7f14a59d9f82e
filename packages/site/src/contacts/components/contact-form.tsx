import { contactLimits as limits } from '@infinite/schema/catalogue/contacts';
import { localeNames, locales } from '@infinite/schema/locale/locales';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { PlacePicker } from '@infinite/ui/place-picker';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import type { FormEvent, ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { searchPlaces } from '#api/search-places.ts';
import type { ContactFields } from '#contacts/contact-fields.ts';
import { contactPageWords } from '#contacts/contacts.en.ts';
import { BirthdayFields } from './birthday-fields.tsx';
import { EmailFields } from './email-fields.tsx';

const words = contactPageWords.form;

interface ContactFormProps {
  title: string;
  fields: ContactFields;
  errors: Readonly<Record<string, string>>;
  ready: boolean;
  pending: boolean;
  onChange: (fields: ContactFields) => void;
  onSave: () => void;
  onCancel: () => void;
  /** Between the fields and the buttons. */
  children?: ReactNode;
}

/** Everything that the address book keeps of a person; only the name is needed. */
export function ContactForm(props: ContactFormProps) {
  const { fields, errors, onChange } = props;
  const { viewer } = usePageContext();
  const set = (changed: Partial<ContactFields>) => onChange({ ...fields, ...changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.pending) props.onSave();
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      aria-label={props.title}
      className="grid max-w-[720px] gap-5"
    >
      <h2 className="m-0 text-2xl wrap-anywhere">{props.title}</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.name} error={errors['name']} required>
          <TextInput
            autoFocus
            dir="auto"
            autoComplete="off"
            maxLength={limits.name * 2}
            value={fields.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        </Field>
        <Field
          label={words.relation}
          note={words.optional}
          hint={words.relationHint}
          error={errors['relation']}
        >
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={limits.relation * 2}
            value={fields.relation}
            onChange={({ target }) => set({ relation: target.value })}
          />
        </Field>
      </div>
      <EmailFields emails={fields.emails} errors={errors} onChange={(emails) => set({ emails })} />
      <BirthdayFields
        value={fields.birthday}
        error={errors['birthday']}
        onChange={(birthday) => set({ birthday })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.timeZone}
          note={words.optional}
          hint={words.timeZoneHint}
          error={errors['timeZone']}
        >
          <PlacePicker
            value={fields.timeZone}
            search={searchPlaces}
            near={viewer ? [viewer.timeZone] : []}
            emptyLabel={words.noZone}
            onChange={(timeZone) => set({ timeZone })}
          />
        </Field>
        <Field label={words.language} note={words.optional} error={errors['language']}>
          <Select
            value={fields.language}
            onChange={({ target }) =>
              set({ language: locales.find((locale) => locale === target.value) ?? '' })
            }
          >
            <option value="">{words.noLanguage}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label={words.notes}
        note={words.optional}
        hint={words.notesHint}
        error={errors['notes']}
      >
        <TextArea
          dir="auto"
          rows={2}
          className="min-h-20!"
          maxLength={limits.notes * 2}
          value={fields.notes}
          onChange={({ target }) => set({ notes: target.value })}
        />
      </Field>
      {props.children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          disabled={!props.ready}
          pending={props.pending}
          pendingLabel={words.saving}
        >
          {words.save}
        </Button>
        <Button variant="quiet" onClick={props.onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
