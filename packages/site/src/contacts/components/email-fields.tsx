import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { FieldError } from '@infinite/ui/field-error';
import { TextInput } from '@infinite/ui/text-input';
import { contactPageWords } from '#contacts/contacts.en.ts';

const words = contactPageWords.form;

interface EmailFieldsProps {
  /** One at least, which may be empty. */
  emails: readonly string[];
  /** Words by `emails` and by `emails.0`. */
  errors: Readonly<Record<string, string>>;
  onChange: (emails: string[]) => void;
}

/** The addresses of a person, the one that is written to first. */
export function EmailFields({ emails, errors, onChange }: EmailFieldsProps) {
  return (
    <div className="grid gap-4">
      {emails.map((email, at) => (
        <Field
          // An address has no other name than its place in the list.
          key={at}
          label={at === 0 ? words.email : words.anotherEmail}
          note={words.optional}
          hint={at === 0 && emails.length > 1 ? words.emailHint : undefined}
          error={errors[`emails.${at}`]}
          className="max-w-[480px]"
        >
          <TextInput
            // Not type="email": the browser would show an address with umlauts in Punycode.
            inputMode="email"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoComplete="off"
            value={email}
            onChange={({ target }) =>
              onChange(emails.map((one, place) => (place === at ? target.value : one)))
            }
          />
        </Field>
      ))}
      {errors['emails'] ? <FieldError id="emails-error">{errors['emails']}</FieldError> : null}
      {emails.length < contactLimits.emails && emails.at(-1)?.trim() !== '' ? (
        <div>
          <Button size="sm" onClick={() => onChange([...emails, ''])}>
            {words.addEmail}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
