import type { TellerActName } from '@infinite/schema/catalogue/captures';
import { Button } from '@infinite/ui/button';
import type { ButtonVariant } from '@infinite/ui/button-style';
import type { ReactElement, ReactNode } from 'react';

interface TellFormProps {
  readonly token: string;
  readonly act: TellerActName;
  readonly label: string;
  readonly question?: string;
  readonly variant?: ButtonVariant;
  /** Further fields of the form. */
  readonly children?: ReactNode;
}

/** One act as a plain form: it works without scripts, and nothing happens before it is sent. */
export function TellForm(props: TellFormProps): ReactElement {
  const { token, act, label, question, variant, children } = props;
  return (
    <form method="post" action={`/tell/${token}/acts`} className="flex flex-col gap-4">
      <input type="hidden" name="act" value={act} />
      {question ? <input type="hidden" name="question" value={question} /> : null}
      {children}
      <div>
        <Button type="submit" size="lg" variant={variant} className="max-sm:w-full">
          {label}
        </Button>
      </div>
    </form>
  );
}
