import { AuthButton } from './auth-button.tsx';

interface BeginProps {
  label: string;
  hint: string;
  /** Where the new member goes on. */
  returnUrl: string;
}

/** The one thing to do on an introduction. */
export function Begin({ label, hint, returnUrl }: BeginProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <AuthButton variant="primary" size="lg" returnUrl={returnUrl}>
        {label}
      </AuthButton>
      <span className="text-ink-soft">{hint}</span>
    </div>
  );
}
