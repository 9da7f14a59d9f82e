import { researchScopes } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { ancestry } from '../content/ancestry.ts';
import { useEnquiry } from '../use-enquiry.ts';
import { AncestorFields } from './ancestor-fields.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlainChoices } from './plain-choices.tsx';

export function ResearchForm() {
  const { value, error } = useEnquiry('RESEARCH');
  const { form } = ancestry.order;
  return (
    <EnquiryForm kind="RESEARCH" label={form.label}>
      <PlainChoices
        name="scope"
        legend={words.scope}
        options={researchScopes}
        chosen={value('scope')}
        error={error('scope')}
      />
      <AncestorFields kind="RESEARCH" />
      <MessageField kind="RESEARCH" label={form.message} hint={form.hint} />
      <PersonFields kind="RESEARCH" />
    </EnquiryForm>
  );
}
