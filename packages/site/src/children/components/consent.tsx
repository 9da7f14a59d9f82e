import { consentVersion } from '@infinite/schema/catalogue/children';
import { consentWords } from '@infinite/schema/words/children.en';
import { Checkbox } from '@infinite/ui/checkbox';
import type { ReactElement } from 'react';
import { childrenPageWords as words } from '#children/children.en.ts';

interface ConsentProps {
  readonly given: boolean;
  readonly error: string | undefined;
  onChange(given: boolean): void;
}

/** What a parent agrees to, in the words of today. */
export function Consent({ given, error, onChange }: ConsentProps): ReactElement {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-2 p-0 font-semibold">{words.consent}</legend>
      <Checkbox
        label={consentWords[consentVersion]}
        checked={given}
        error={error}
        onChange={({ target }) => onChange(target.checked)}
      />
    </fieldset>
  );
}
