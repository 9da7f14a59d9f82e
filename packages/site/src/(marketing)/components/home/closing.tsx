import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { AuthButton } from '../auth-button.tsx';
import { Band } from '../band.tsx';

export function Closing() {
  const { heading, text, begin, signIn } = home.closing;
  return (
    <Band heading={heading} lead={text}>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/pricing" variant="primary" size="lg">
          {begin}
        </LinkButton>
        <AuthButton size="lg" variant="quiet">
          {signIn}
        </AuthButton>
      </div>
    </Band>
  );
}
