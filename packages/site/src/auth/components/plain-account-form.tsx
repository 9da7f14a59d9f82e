import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { safeReturnPath } from '../return-path.ts';
import { signInPath } from '../sign-in-page.ts';

interface PlainAccountFormProps {
  act: 'signin' | 'signup';
  words: { heading: string; subtitle: string; submit: string; failedTitle: string; failed: string };
  /** Below the password. */
  hint?: string;
  /** Below the button. */
  children: ReactNode;
}

/** Email and password as the browser itself sends them; a refused form comes back with words. */
export function PlainAccountForm({ act, words, hint, children }: PlainAccountFormProps) {
  const { form, urlParsed } = usePageContext();
  const own = form?.values['act'] === act ? form : undefined;
  const back = safeReturnPath(form ? form.values['returnUrl'] : urlParsed.search['returnUrl']);
  const fields = own?.fields ?? {};
  const id = `plain-${act}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="m-0 text-xl">
        {words.heading}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">{words.subtitle}</p>
      <form
        method="post"
        action={signInPath}
        noValidate
        data-island={act === 'signin' ? 'passkey' : undefined}
        className="grid max-w-[440px] gap-5"
      >
        {own ? (
          <div role="alert" className="border-l-4 border-danger bg-danger-tint px-5 py-4">
            <p className="m-0 font-semibold">{words.failedTitle}</p>
            <p className="mt-1 mb-0">{own.problem || words.failed}</p>
          </div>
        ) : null}
        <input type="hidden" name="act" value={act} />
        {back ? <input type="hidden" name="returnUrl" value={back} /> : null}
        <Field label={authModalWords.email} required error={fields['email'] ?? fields['username']}>
          <TextInput
            type="email"
            name="email"
            // Once the form is touched, serve-passkey.ts lets the browser suggest passkeys here.
            autoComplete={act === 'signin' ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={own?.values['email']}
          />
        </Field>
        <Field label={authModalWords.password} required hint={hint} error={fields['password']}>
          <TextInput
            type="password"
            name="password"
            autoComplete={act === 'signin' ? 'current-password' : 'new-password'}
          />
        </Field>
        <div>
          <button type="submit" className={buttonStyle({ variant: 'primary' })}>
            {words.submit}
          </button>
        </div>
        {children}
      </form>
    </section>
  );
}
