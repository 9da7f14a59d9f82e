import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { SubPlaces } from '#components/sub-places.tsx';
import { useMay } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { SecurityLog } from '#security/security-log.tsx';
import { usersConsoleWords as words } from '#users/users.en.ts';
import { AuditLog } from './audit-log.tsx';
import { UserList } from './user-list.tsx';
import { UserScreen } from './user-screen.tsx';

/** The accounts: the list, one account, and the logs of what was done. */
export function UsersTab() {
  const place = usePlace();
  const user = place.get('user');
  if (user) return <UserScreen key={user} id={user} />;
  return <Lists view={place.get('view')} />;
}

function Lists({ view }: { view: string | null }) {
  const links = usePlaceLinks();
  const may = useMay();
  const all = [
    { view: null, label: adminConsoleWords.tabs.users, Screen: UserList },
    { view: 'audit', label: words.list.audit, Screen: AuditLog },
    { view: 'security', label: securityLogWords.operator.title, Screen: SecurityLog },
  ];
  const screens = may('audit.read') ? all : all.slice(0, 1);
  const open = screens.find((screen) => screen.view === view) ?? screens[0];
  return (
    <>
      <SubPlaces
        label={words.list.places}
        places={screens.map((screen) => ({
          key: screen.label,
          label: screen.label,
          link: links.to({ tab: 'users', view: screen.view, ...noList }),
          current: screen === open,
        }))}
      />
      {open ? <open.Screen /> : null}
    </>
  );
}

/** What belongs to one list alone. */
const noList = {
  q: null,
  after: null,
  sort: null,
  about: null,
  actor: null,
  subject: null,
  from: null,
  to: null,
};
