import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { apiDocsWords } from '#developers/api-docs.en.ts';

const words = apiDocsWords.key;

/** One key for every form of the page. Outside any form and without a name, so nothing submits it. */
export function YourKey() {
  return (
    <div
      id={words.id}
      className="my-6 max-w-3xl rounded-md border border-rule bg-raised p-4 sm:p-6 noscript:hidden"
    >
      <Field label={words.label} hint={words.hint}>
        <TextInput
          type="password"
          data-api-key=""
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-sm"
        />
      </Field>
    </div>
  );
}
