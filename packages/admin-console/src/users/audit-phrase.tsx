import type { AuditLineFragment } from '@infinite/schema/generated/graphql';
import { auditDetails, auditFactNames, auditPhrase, type AuditFactsRead } from './audit.en.ts';
import { usersConsoleWords } from '#users/users.en.ts';

const words = usersConsoleWords.audit;

/** What was done, in words, with the reason and the facts that the words do not name. */
export function AuditPhrase({ line }: { line: AuditLineFragment }) {
  const details = auditDetails.has(line.action) ? line.changes : [];
  return (
    <div className="min-w-0">
      <div>{auditPhrase(line.action, factsOf(line))}</div>
      {details.map(({ field, before, after }) => (
        <div key={field} className="text-ink-soft">
          {words.change(auditFactNames[field] ?? field, before ?? null, after ?? null)}
        </div>
      ))}
      {line.reason ? <div className="text-ink-soft">{words.reason(line.reason)}</div> : null}
    </div>
  );
}

function factsOf({ subject, changes }: AuditLineFragment): AuditFactsRead {
  const fact = (name: string) => changes.find(({ field }) => field === name);
  return {
    name: subject.name ?? subject.id ?? '',
    was: (name) => fact(name)?.before ?? null,
    is: (name) => fact(name)?.after ?? null,
  };
}
