import type { EnquiryThreadQuery } from '@infinite/schema/generated/graphql';
import { changeWords as words, enquiriesWords } from './enquiries.en.ts';

export type Thread = EnquiryThreadQuery['enquiryThread'];

/** Only what is compared. */
interface Compared {
  readonly enquiry: Pick<Thread['enquiry'], 'version' | 'state' | 'assignee'>;
  readonly entries: readonly Pick<
    Thread['entries'][number],
    'id' | 'kind' | 'author' | 'automatic'
  >[];
}

/** What others did to an enquiry since `before`, in words; nothing for what changes no answer. */
export function whatChanged(before: Compared, after: Compared): string[] {
  if (before.enquiry.version === after.enquiry.version) return [];
  const known = new Set(before.entries.map(({ id }) => id));
  const changes: string[] = after.entries
    .filter(({ id, automatic }) => !known.has(id) && !automatic)
    .map(({ kind, author }) => words[kind](author));
  const { assignee, state } = after.enquiry;
  if (before.enquiry.assignee?.id !== assignee?.id) {
    changes.push(words.assigned(assignee?.username ?? null));
  }
  if (before.enquiry.state !== state) changes.push(words.moved(enquiriesWords.states[state]));
  return changes.length > 0 ? changes : [words.other];
}
