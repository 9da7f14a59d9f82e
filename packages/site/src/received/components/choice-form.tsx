import type { RecipientAct } from '@infinite/schema/catalogue/recipients';
import { Button } from '@infinite/ui/button';
import type { ButtonVariant } from '@infinite/ui/button-style';
import type { ReactElement, ReactNode } from 'react';

export interface ChoiceFormProps {
  token: string;
  act: RecipientAct;
  label: string;
  variant?: ButtonVariant;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** One choice as a plain form: it works without scripts, and nothing happens before it is sent. */
export function ChoiceForm(props: ChoiceFormProps): ReactElement {
  const { token, act, label, variant, children } = props;
  return (
    <form method="post" action={`/shared/${token}/choices`} className="flex flex-col gap-4">
      <input type="hidden" name="act" value={act} />
      {children}
      <div>
        <Button type="submit" size="lg" variant={variant} className="max-sm:w-full">
          {label}
        </Button>
      </div>
    </form>
  );
}
