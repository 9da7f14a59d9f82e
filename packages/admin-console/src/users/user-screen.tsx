import { useQuery } from '@apollo/client/react';
import { UserDetailsDocument, type UserPageFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import { Spinner } from '@infinite/ui/spinner';
import { formatMoment } from '#components/moments.ts';
import { useLostFocus } from '#components/use-lost-focus.ts';
import { OnlyWith, useMay } from '#platform/platform-context.tsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { StateBadges } from './state-badges.tsx';
import { UserActs } from './user-acts.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserFailures } from './user-failures.tsx';
import { UserHealth } from './user-health.tsx';
import { UserHistory } from './user-history.tsx';
import { UserSecurity } from './user-security.tsx';

const words = usersConsoleWords.page;

/** One account: what is known of it, what was done, and what can be done. */
export function UserScreen({ id }: { id: string }) {
  const links = usePlaceLinks();
  const { data, loading, error, refetch } = useQuery(UserDetailsDocument, { variables: { id } });
  const user = data?.user;
  return (
    <div>
      <LinkButton size="sm" {...links.to({ user: null })}>
        {words.back}
      </LinkButton>
      {user ? <Account user={user} /> : null}
      {!user && loading ? (
        <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
          <Spinner className="text-accent" />
          {words.loading}
        </p>
      ) : null}
      {error && !user ? (
        <div className="mt-4">
          <ErrorState
            title={words.failed}
            retryLabel={words.retry}
            onRetry={() => void refetch().catch(() => undefined)}
          >
            {words.failedText}
          </ErrorState>
        </div>
      ) : null}
      {data && !user ? <EmptyState title={words.gone}>{words.goneText}</EmptyState> : null}
    </div>
  );
}

function Account({ user }: { user: UserPageFragment }) {
  const heading = useLostFocus<HTMLHeadingElement>();
  const may = useMay();
  return (
    <article aria-label={user.username}>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="m-0 text-2xl wrap-anywhere">
          {user.username}
        </h2>
        <StateBadges user={user} />
      </div>
      {user.suspendedAt ? (
        <div className="mt-4 max-w-measure border-l-4 border-danger bg-danger-tint px-4 py-3">
          <p className="m-0 font-semibold">
            {words.suspendedSince(formatMoment(user.suspendedAt))}
          </p>
          {user.suspensionReason ? <p className="m-0 mt-1">“{user.suspensionReason}”</p> : null}
          <p className="m-0 mt-1 text-sm">{words.suspendedText}</p>
        </div>
      ) : null}
      <UserActs user={user} />
      <UserFacts user={user} />
      <UserHealth health={user.deliveryHealth} />
      <UserFailures deliveries={user.failedDeliveries} />
      {user.role === 'MEMBER' || may('audit.read') ? <UserSecurity id={user.id} /> : null}
      <OnlyWith right="audit.read">
        <UserHistory id={user.id} />
      </OnlyWith>
    </article>
  );
}
