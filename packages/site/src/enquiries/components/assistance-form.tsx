import { ancestry } from '../content/ancestry.ts';
import { AncestorFields } from './ancestor-fields.tsx';
import { LetterForm } from './letter-form.tsx';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';

export function AssistanceForm() {
  const { form } = ancestry.assistance;
  return (
    <LetterForm kind="ASSISTANCE" label={form.label}>
      <AncestorFields kind="ASSISTANCE" />
      <MessageField kind="ASSISTANCE" label={form.message} />
      <PersonFields kind="ASSISTANCE" />
    </LetterForm>
  );
}
