import { researchScopes } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { ancestry } from '../content/ancestry.ts';
import { useLetter } from '../use-letter.ts';
import { AncestorFields } from './ancestor-fields.tsx';
import { LetterForm } from './letter-form.tsx';
import { MessageField } from './message-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlainChoices } from './plain-choices.tsx';

export function ResearchForm() {
  const { value, error } = useLetter('RESEARCH');
  const { form } = ancestry.order;
  return (
    <LetterForm kind="RESEARCH" label={form.label}>
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
    </LetterForm>
  );
}
