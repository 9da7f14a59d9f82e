import { filledRecipients, type DraftContent } from './draft-content.ts';

/** Words by the path of a field, as the API gives them: `recipients.0.email`. */
export type Faults = Readonly<Record<string, string>>;

export const noFaults: Faults = {};

/** The faults of recipients by the key of their row: rows left empty were never sent. */
export function faultsByRow(faults: Faults, content: DraftContent): Faults {
  const sent = filledRecipients(content);
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, words]) => {
      const [list, index = '', field = ''] = path.split('.');
      const row = list === 'recipients' ? sent[Number(index)] : undefined;
      return row === undefined || field === '' ? [] : [[`${row.key}.${field}`, words]];
    }),
  );
}

/** What was corrected is no longer called a fault; the rest stays until the next attempt. */
export function faultsAfterEdit(faults: Faults, before: DraftContent, after: DraftContent): Faults {
  if (faults === noFaults) return faults;
  const changed = new Set<string>();
  if (before.title !== after.title) changed.add('title').add('body');
  if (before.body !== after.body) changed.add('body');
  if (before.attachmentIds !== after.attachmentIds) changed.add('body').add('attachmentIds');
  if (before.when !== after.when) changed.add('trigger');
  if (before.recipients !== after.recipients) changed.add('recipients');
  return Object.fromEntries(
    Object.entries(faults).filter(([path]) => !changed.has(path.split('.')[0] ?? path)),
  );
}
