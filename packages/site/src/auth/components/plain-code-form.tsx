import { secondStepPageWords as page } from '@infinite/schema/words/auth-modal.en';
import { secondFactorWords } from '@infinite/schema/words/second-factor.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { usePageContext } from 'vike-react/usePageContext';
import { PasskeyPlace } from './passkey-place.tsx';
import { safeReturnPath } from '../return-path.ts';
import { secondStepPagePath } from '../second-step-page.ts';
import { signInPath } from '../sign-in-page.ts';

const words = secondFactorWords.step;

/** One field, as the browser itself sends it; a refused code comes back with words. */
export function PlainCodeForm() {
  const { form, urlParsed } = usePageContext();
  const back = safeReturnPath(form ? form.values['returnUrl'] : urlParsed.search['returnUrl']);
  const fault = form?.fields?.['code'];
  return (
    <form method="post" action={secondStepPagePath} noValidate className="grid max-w-[440px] gap-5">
      {form && !fault ? (
        <div role="alert" className="border-l-4 border-danger bg-danger-tint px-5 py-4">
          <p className="m-0 font-semibold">{words.failedTitle}</p>
          <p className="mt-1 mb-0">{form.problem || words.failed}</p>
        </div>
      ) : null}
      <input type="hidden" name="act" value="second-step" />
      {back ? <input type="hidden" name="returnUrl" value={back} /> : null}
      <Field label={words.code} hint={words.hint} error={fault} required>
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      </Field>
      <div>
        <button type="submit" className={buttonStyle({ variant: 'primary' })}>
          {words.submit}
        </button>
      </div>
      <PasskeyPlace purpose="second-step" />
      <p className="m-0 text-sm text-ink-soft">
        {page.again}{' '}
        <a className="link" href={signInPath}>
          {page.toSignIn}
        </a>
      </p>
    </form>
  );
}
