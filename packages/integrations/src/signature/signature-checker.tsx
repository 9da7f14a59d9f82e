import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { signatureWords as words } from './signature-checker.en.ts';

/**
 * The form of the signature checker. It holds no state: `serveSignatureChecker` acts on its markup,
 * so that a page without React can show it too. `method="dialog"` keeps the secret out of the
 * address where no script runs.
 */
export function SignatureChecker() {
  const code = 'font-mono text-sm';
  return (
    <form method="dialog" noValidate data-signature-checker="" className="grid max-w-3xl gap-5">
      <Field label={words.secret} hint={words.secretHint}>
        <TextInput
          type="password"
          data-part="secret"
          autoComplete="off"
          spellCheck={false}
          className={code}
        />
      </Field>
      <Field label={words.headers} hint={words.headersHint}>
        <TextArea data-part="headers" spellCheck={false} autoComplete="off" className={code} />
      </Field>
      <Field label={words.body} hint={words.bodyHint}>
        <TextArea data-part="body" spellCheck={false} autoComplete="off" className={code} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary">
          {words.check}
        </Button>
        <Button data-part="example">{words.example}</Button>
      </div>
      <div
        role="status"
        data-part="verdict"
        className="border-s-4 border-rule ps-4 empty:hidden data-[good=no]:border-danger data-[good=yes]:border-success"
      />
    </form>
  );
}
