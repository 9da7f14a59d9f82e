import type { AuditLineFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';

const words = usersConsoleWords.audit;

/** What was different afterwards, and why. */
export function AuditChanges({ line }: { line: AuditLineFragment }) {
  return (
    <div>
      {line.changes.map(({ field, before, after }) => (
        <div key={field}>{words.change(field, before ?? null, after ?? null)}</div>
      ))}
      {line.reason ? <div className="text-ink-soft">{words.reason(line.reason)}</div> : null}
    </div>
  );
}
