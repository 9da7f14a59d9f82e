import type { ChangeContactMutation } from '@infinite/schema/generated/graphql';
import { ChangeContactDocument, ContactDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { fieldsOf, inputOf } from '#contacts/contact-fields.ts';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';
import { useAct } from '#settings/use-act.ts';
import { ContactFacts } from './contact-facts.tsx';
import { ContactForm } from './contact-form.tsx';

const { form: words, conflict } = contactPageWords;

/** Changes one entry. What somebody else saved meanwhile is shown beside it, and nothing is lost. */
export function EditContact(props: {
  contact: ContactView;
  onSaved: (changed: ChangeContactMutation['changeContact']) => void;
  onCancel: () => void;
}) {
  const { id } = props.contact;
  const [fields, setFields] = useState(() => fieldsOf(props.contact));
  const [version, setVersion] = useState(props.contact.version);
  const [theirs, setTheirs] = useState<ContactView | null>(null);
  const { act, ready, pending, errors } = useAct(ChangeContactDocument);
  const save = async (base: number) => {
    const variables = { id, version: base, input: inputOf(fields) };
    const done = await act(variables, words.saved(fields.name.trim()));
    if (done) {
      props.onSaved(done.changeContact);
      return;
    }
    const now = await ask(ContactDocument, { id });
    if (now.kind === 'data' && now.data.contact.version !== base) setTheirs(now.data.contact);
  };
  const keepMine = (current: ContactView) => {
    setTheirs(null);
    setVersion(current.version);
    void save(current.version);
  };
  return (
    <ContactForm
      title={words.editTitle(props.contact.name)}
      {...{ fields, errors, ready, pending }}
      // The birthday's parts begin again with what was taken over.
      key={version}
      onChange={setFields}
      onSave={() => void save(version)}
      onCancel={props.onCancel}
    >
      {theirs ? (
        <div role="alert" className="rounded-md bg-amber-tint px-5 py-4">
          <h3 className="m-0 text-lg">{conflict.title}</h3>
          <p className="my-2">{conflict.text}</p>
          <p className="m-0 wrap-anywhere">
            <strong>{theirs.name}</strong>
            {theirs.relation ? ` – ${theirs.relation}` : ''}
          </p>
          <ContactFacts contact={theirs} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button pending={pending} onClick={() => keepMine(theirs)}>
              {conflict.keepMine}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                setFields(fieldsOf(theirs));
                setVersion(theirs.version);
                setTheirs(null);
              }}
            >
              {conflict.takeTheirs}
            </Button>
          </div>
        </div>
      ) : null}
    </ContactForm>
  );
}
