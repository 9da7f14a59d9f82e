import { authModalWords, resetPasswordWords as words } from '@infinite/schema/words/auth-modal.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { TextInput } from '@infinite/ui/text-input';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';

const [input, hint, fault] = ['new-password', 'new-password-hint', 'new-password-fault'];

/**
 * A new password for the account that the link belongs to. Rendered on the server alone; `acts`
 * enables its button, because the browser itself must not send it.
 */
export function NewPasswordForm() {
  return (
    // Never as GET, which would put the password into the URL.
    <form method="post" noValidate className="grid max-w-[440px] gap-5">
      <div data-refusal="" className="empty:hidden" />
      <div>
        <label htmlFor={input} className="mb-1 block font-semibold">
          {words.label}
        </label>
        <div className="relative">
          <TextInput
            id={input}
            name="password"
            type="password"
            autoComplete="new-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            aria-describedby={hint}
            className="pr-14"
          />
          <ShowPassword />
        </div>
        <div id={hint} className="mt-1 text-sm text-ink-soft">
          {authModalWords.passwordHint}
        </div>
        <p
          id={fault}
          hidden
          data-fault=""
          className="m-0 mt-2 flex items-start gap-2 text-sm font-medium text-danger"
        >
          <Icon as={CircleAlert} className="mt-[0.125em]" />
          <span data-words="" />
        </p>
        <Strength />
      </div>
      <Button type="submit" variant="primary" disabled data-busy={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}

function ShowPassword() {
  return (
    <button
      type="button"
      data-show-password=""
      aria-label={authModalWords.showPassword}
      aria-controls={input}
      className="absolute inset-y-0 right-0 flex w-12 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:text-ink focus-visible:-outline-offset-3"
    >
      <span data-while="hidden">
        <Icon as={Eye} />
      </span>
      <span data-while="shown" hidden>
        <Icon as={EyeOff} />
      </span>
    </button>
  );
}

/** Four bars and a word; hidden until something was typed. */
function Strength() {
  return (
    <div data-strength="" hidden className="mt-2 flex items-center gap-3 text-sm" role="status">
      <span className="flex flex-1 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} data-bar="" />
        ))}
      </span>
      <span className="only-read-aloud">{authModalWords.strength.label}: </span>
      <span data-words="" className="min-w-28 text-right text-ink-soft" />
    </div>
  );
}
