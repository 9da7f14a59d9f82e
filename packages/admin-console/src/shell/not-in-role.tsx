import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { EmptyState } from '@infinite/ui/empty-state';
import { useStaffRole } from '#platform/platform-context.tsx';

const words = adminConsoleWords.roles;

/** An address led to a place that the role does not include. */
export function NotInRole() {
  const role = useStaffRole();
  return (
    <div role="alert">
      <EmptyState title={words.notIncluded}>{words.notIncludedText(words.names[role])}</EmptyState>
    </div>
  );
}
