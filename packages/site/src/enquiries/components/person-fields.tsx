import {
  enquiryLimits as limits,
  type EnquiryKindName,
} from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEnquiry } from '../use-enquiry.ts';

/** Who writes, and where the answer goes. */
export function PersonFields({ kind }: { kind: EnquiryKindName }) {
  const { value, error } = useEnquiry(kind);
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={words.name} required error={error('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={limits.name * 4}
            defaultValue={value('name')}
          />
        </Field>
        <Field label={words.phone} note={words.optional} error={error('phone')}>
          <TextInput
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={limits.phone}
            defaultValue={value('phone')}
          />
        </Field>
      </div>
      <Field label={words.email} required hint={words.emailHint} error={error('email')}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={value('email')}
          spellCheck={false}
        />
      </Field>
    </>
  );
}
