import type { EnquiryKindName } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useEnquiry } from '../use-enquiry.ts';

interface MessageFieldProps {
  kind: EnquiryKindName;
  label?: string;
  hint?: string;
  required?: boolean;
}

/**
 * The text of the enquiry. Text over the limit gets an error and is not cut off, so nothing is
 * lost.
 */
export function MessageField({ kind, label = words.message, hint, required }: MessageFieldProps) {
  const { value, error } = useEnquiry(kind);
  return (
    <Field
      label={label}
      hint={hint}
      required={required}
      note={required ? undefined : words.optional}
      error={error('message')}
    >
      <TextArea letter name="message" defaultValue={value('message')} />
    </Field>
  );
}
