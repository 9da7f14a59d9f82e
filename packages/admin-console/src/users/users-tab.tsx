import { usePlace } from '#platform/use-place.ts';
import { SecurityLog } from '#security/security-log.tsx';
import { AuditLog } from './audit-log.tsx';
import { UserList } from './user-list.tsx';
import { UserScreen } from './user-screen.tsx';

/** The accounts: the list, one account, and the log of what was done. */
export function UsersTab() {
  const place = usePlace();
  const user = place.get('user');
  if (user) return <UserScreen key={user} id={user} />;
  if (place.get('view') === 'security') return <SecurityLog />;
  return place.get('view') === 'audit' ? <AuditLog /> : <UserList />;
}
