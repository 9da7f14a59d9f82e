import {
  enquiryLimits as limits,
  type EnquiryKindName,
} from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useEnquiry } from '../use-enquiry.ts';

/** Who is looked for, and what is known of them. */
export function AncestorFields({ kind }: { kind: EnquiryKindName }) {
  const { value, error } = useEnquiry(kind);
  return (
    <>
      <Field label={words.ancestor} required hint={words.ancestorHint} error={error('ancestor')}>
        <TextInput
          name="ancestor"
          maxLength={limits.ancestor * 4}
          defaultValue={value('ancestor')}
        />
      </Field>
      <Field
        label={words.lastKnown}
        note={words.optional}
        hint={words.lastKnownHint}
        error={error('lastKnown')}
      >
        <TextArea name="lastKnown" defaultValue={value('lastKnown')} />
      </Field>
    </>
  );
}
