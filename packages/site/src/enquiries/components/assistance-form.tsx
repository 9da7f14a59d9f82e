import { ancestry } from '../content/ancestry.ts';
import { AncestorFields } from './ancestor-fields.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';

export function AssistanceForm() {
  const { form } = ancestry.assistance;
  return (
    <EnquiryForm kind="ASSISTANCE" label={form.label}>
      <AncestorFields kind="ASSISTANCE" />
      <MessageField kind="ASSISTANCE" label={form.message} />
      <PersonFields kind="ASSISTANCE" />
    </EnquiryForm>
  );
}
