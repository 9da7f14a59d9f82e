import { bookSizes, printedBooks, printingLimits } from '@infinite/schema/catalogue/printing';
import { enquiryLimits } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextInput } from '@infinite/ui/text-input';
import { printing } from '../content/printing.ts';
import { useEnquiry } from '../use-enquiry.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlainChoices } from './plain-choices.tsx';

export function PrintingForm() {
  const { value, error } = useEnquiry('PRINTING');
  const { form } = printing.order;
  return (
    <EnquiryForm kind="PRINTING" label={form.label}>
      <PlainChoices
        name="book"
        legend={words.book}
        options={printedBooks}
        chosen={value('book')}
        error={error('book')}
      />
      <div className="grid gap-6 sm:grid-cols-3">
        <Field label={words.size} required error={error('size')}>
          <Select name="size" defaultValue={value('size') ?? bookSizes[1].id}>
            {bookSizes.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.pages} required error={error('pages')}>
          <TextInput
            name="pages"
            inputMode="numeric"
            defaultValue={value('pages') ?? String(bookSizes[1].pages)}
          />
        </Field>
        <Field label={words.copies} required error={error('copies')}>
          <TextInput
            name="copies"
            inputMode="numeric"
            maxLength={String(printingLimits.copiesMax).length + 2}
            defaultValue={value('copies') ?? '1'}
          />
        </Field>
      </div>
      <Field label={words.country} required error={error('country')}>
        <TextInput
          name="country"
          autoComplete="country-name"
          maxLength={enquiryLimits.country * 4}
          defaultValue={value('country')}
        />
      </Field>
      <MessageField kind="PRINTING" label={form.message} hint={form.hint} />
      <PersonFields kind="PRINTING" />
    </EnquiryForm>
  );
}
