import { contactTopic, contactTopics } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { usePageContext } from 'vike-react/usePageContext';
import { contact } from '../content/contact.ts';
import { useEnquiry } from '../use-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';

export function ContactForm() {
  const { urlParsed } = usePageContext();
  const { value, error } = useEnquiry('CONTACT');
  const asked = contactTopic(value('topic') ?? urlParsed.search['topic'])?.id;
  return (
    <EnquiryForm kind="CONTACT" label={contact.form.label}>
      <Field label={words.topic} required error={error('topic')}>
        <Select name="topic" defaultValue={asked ?? contactTopics[0].id}>
          {contactTopics.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <MessageField kind="CONTACT" required hint={contact.form.hint} />
      <PersonFields kind="CONTACT" />
    </EnquiryForm>
  );
}
