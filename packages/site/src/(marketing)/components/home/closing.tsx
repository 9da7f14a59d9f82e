import { home } from '#(marketing)/content/home.ts';
import { AuthButton } from '../auth-button.tsx';
import { Band } from '../band.tsx';

export function Closing() {
  const { heading, text, start, signIn } = home.closing;
  return (
    <Band heading={heading} lead={text}>
      <div className="flex flex-wrap gap-3">
        <AuthButton variant="primary" size="lg">
          {start}
        </AuthButton>
        <AuthButton tab="signin" size="lg" variant="quiet">
          {signIn}
        </AuthButton>
      </div>
    </Band>
  );
}
