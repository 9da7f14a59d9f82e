import { currentPasswordFault, newPasswordFault } from '@infinite/schema/accounts/account-rules';
import { ChangePasswordDocument } from '@infinite/schema/generated/operations';
import { actWords } from '#settings/act.en.ts';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { PasswordInput } from '@infinite/ui/password-input';
import { useState, type FormEvent } from 'react';
import { StrengthMeter } from '#auth/components/strength-meter.tsx';
import { faultsOnly, focusFirstError } from '#auth/forms/form-errors.ts';
import { useAct } from '../use-act.ts';
import { EndAccess } from './end-access.tsx';

const words = memberSettingsWords.security;
const empty = { currentPassword: '', newPassword: '' };

/** Changes the password; requires the current one. */
export function PasswordSection({ email }: { email: string }) {
  const [values, setValues] = useState(empty);
  const [endAccess, setEndAccess] = useState(true);
  const { act, pending, ready, errors, setErrors } = useAct(ChangePasswordDocument);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const found = faultsOnly({
      currentPassword: currentPasswordFault(values.currentPassword),
      newPassword: newPasswordFault(values.newPassword),
    });
    if (found) {
      setErrors(found);
      focusFirstError(event.currentTarget, found);
      return;
    }
    if (await act({ ...values, keepAccess: !endAccess }, words.passwordSaved)) setValues(empty);
  };

  return (
    <section aria-labelledby="password">
      <h3 id="password" className="m-0 text-xl">
        {words.password}
      </h3>
      <p className="mt-1 mb-0 text-ink-soft">{words.passwordLead}</p>
      {/** Never as GET, which would put the password into the URL. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="mt-4 grid max-w-[440px] justify-items-start gap-5 *:w-full"
      >
        {/** Tells password managers whose password changes. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={words.current} error={errors['currentPassword']} required>
          <PasswordInput
            name="currentPassword"
            autoComplete="current-password"
            value={values.currentPassword}
            onChange={({ target }) => setValues({ ...values, currentPassword: target.value })}
          />
        </Field>
        <div>
          <Field label={words.next} error={errors['newPassword']} required>
            <PasswordInput
              name="newPassword"
              autoComplete="new-password"
              value={values.newPassword}
              onChange={({ target }) => setValues({ ...values, newPassword: target.value })}
            />
          </Field>
          <StrengthMeter password={values.newPassword} />
        </div>
        <EndAccess checked={endAccess} onChange={setEndAccess} />
        <div>
          <Button type="submit" disabled={!ready} pending={pending} pendingLabel={actWords.saving}>
            {words.savePassword}
          </Button>
        </div>
      </form>
    </section>
  );
}
