import { importLimits } from '@infinite/schema/catalogue/newsletter';
import { emailPlaceWords, importWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import type { FormEvent } from 'react';
import type { ImportHandle } from './use-import.ts';

const words = emailPlaceWords.import;

/** Where the addresses come from, and how their owners agreed: nothing is imported without it. */
export function ImportConsentForm({ handle, fresh }: { handle: ImportHandle; fresh: number }) {
  const { consent, faults, pending, say } = handle;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void handle.submit();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={words.consent}
      className="grid gap-4 rounded-md border border-rule bg-sunk p-4"
    >
      <h4 className="m-0 text-lg">{words.consent}</h4>
      <Field label={words.source} hint={words.sourceHint} error={faults['source']} required>
        <TextInput
          value={consent.source}
          maxLength={importLimits.source}
          onChange={({ target }) => say({ source: target.value })}
        />
      </Field>
      <Field
        label={words.consentedOn}
        hint={words.consentedOnHint}
        error={faults['consentedOn']}
        required
      >
        <TextInput
          type="date"
          value={consent.consentedOn}
          onChange={({ target }) => say({ consentedOn: target.value })}
        />
      </Field>
      <Field
        label={words.statement}
        hint={words.statementHint}
        error={faults['statement']}
        required
      >
        <TextArea
          value={consent.statement}
          rows={4}
          maxLength={importLimits.statement}
          onChange={({ target }) => say({ statement: target.value })}
        />
      </Field>
      <Checkbox
        label={importWords.confirm}
        checked={consent.confirmed}
        {...(faults['confirmed'] && { error: faults['confirmed'] })}
        onChange={({ target }) => say({ confirmed: target.checked })}
      />
      {fresh === 0 ? <p className="m-0">{words.nothingNew}</p> : null}
      <Button
        type="submit"
        variant="primary"
        disabled={fresh === 0}
        pending={pending === 'import'}
        pendingLabel={words.importing}
      >
        {words.submit(fresh)}
      </Button>
    </form>
  );
}
