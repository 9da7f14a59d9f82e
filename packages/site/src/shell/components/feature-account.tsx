import { featureBarWords as words } from '#shell/feature-bar.en.ts';
import { buttonStyle } from '@infinite/ui/button-style';
import { LinkButton } from '@infinite/ui/link-button';
import { authButton } from '#auth/auth-buttons.ts';

/** Who is there, or the ways in; `client/account.ts` shows the one that holds. */
export function FeatureAccount() {
  return (
    <div data-account className="min-w-0">
      <div data-for-members hidden className="flex min-w-0 items-center gap-3">
        <p data-account-welcome className="m-0 truncate" />
        <button type="button" data-sign-out className={buttonStyle({ size: 'sm' })}>
          {words.signOut}
        </button>
      </div>
      <div
        data-for-visitors
        className="invisible noscript:visible flex flex-wrap items-center gap-1"
      >
        <LinkButton href="/blog" size="sm" variant="quiet" className="max-sm:-ml-3">
          {words.blog}
        </LinkButton>
        <LinkButton href="/demo" size="sm" variant="quiet">
          {words.demo}
        </LinkButton>
        <button {...authButton({})} className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
          {words.signIn}
        </button>
        <button {...authButton({})} className={buttonStyle({ variant: 'primary', size: 'sm' })}>
          {words.start}
        </button>
      </div>
    </div>
  );
}
