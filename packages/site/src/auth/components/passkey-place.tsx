import { passkeyWords as words } from '@infinite/schema/words/passkeys.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { usePageContext } from 'vike-react/usePageContext';
import { safeReturnPath } from '../return-path.ts';

/**
 * The button of a plain form's page; it needs scripts, so without them it is not there. Below the
 * password the whole form is its island, because passkeys are suggested in the email field.
 */
export function PasskeyPlace({ purpose }: { purpose: 'sign-in' | 'second-step' }) {
  const { form, urlParsed } = usePageContext();
  const back = safeReturnPath(form ? form.values['returnUrl'] : urlParsed.search['returnUrl']);
  return (
    <div
      className="grid max-w-[440px] gap-3 noscript:hidden"
      data-island={purpose === 'sign-in' ? undefined : 'passkey'}
      data-passkey={purpose}
      data-return={back ?? undefined}
    >
      <p
        role="alert"
        data-problem=""
        className="m-0 border-l-4 border-danger bg-danger-tint px-5 py-4 empty:hidden"
      />
      <div>
        <button type="button" className={buttonStyle({})} data-busy={words.pending}>
          {purpose === 'sign-in' ? words.signIn : words.second}
        </button>
      </div>
    </div>
  );
}
