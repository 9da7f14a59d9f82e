import type { UserRowFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { Badge } from '@infinite/ui/badge';

const words = usersConsoleWords.badges;
const { roles } = usersConsoleWords.page;

/** What is out of the ordinary about an account; nothing for most. */
export function StateBadges({ user }: { user: UserRowFragment }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {user.role === 'MEMBER' ? null : <Badge tone="accent">{roles[user.role]}</Badge>}
      {user.suspendedAt ? <Badge tone="danger">{words.suspended}</Badge> : null}
      {user.emailVerified ? null : <Badge tone="amber">{words.unverified}</Badge>}
    </span>
  );
}
