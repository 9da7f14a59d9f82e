import { AddContactDocument } from '@infinite/schema/generated/operations';
import { useState } from 'react';
import { emptyFields, inputOf } from '#contacts/contact-fields.ts';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';
import { useAct } from '#settings/use-act.ts';
import { ContactForm } from './contact-form.tsx';

const words = contactPageWords.form;

/** Adds one person by hand. */
export function AddContact(props: {
  onAdded: (contact: ContactView) => void;
  onCancel: () => void;
}) {
  const [fields, setFields] = useState(emptyFields);
  const { act, ready, pending, errors } = useAct(AddContactDocument);
  const save = async () => {
    const done = await act({ input: inputOf(fields) }, words.added(fields.name.trim()));
    if (done) props.onAdded(done.addContact);
  };
  return (
    <ContactForm
      title={words.addTitle}
      {...{ fields, errors, ready, pending }}
      onChange={setFields}
      onSave={() => void save()}
      onCancel={props.onCancel}
    />
  );
}
