import { answerMailWords as words } from '@infinite/schema/words/inbox.en';
import { oneLine } from '#adapters/mailer/mime-message.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';

const longest = 150;

/** The number is in every subject of a thread: by it an answer finds its enquiry (decision 135). */
export function subjectOfAnswer({
  reference,
  details,
}: Pick<Enquiry, 'reference' | 'details'>): string {
  const written = details['subject'];
  const subject = oneLine(String(written ?? ''))
    .replace(/^(\s*(re|aw|fwd?|wg|sv|tr|rv)\s*:)+/i, '')
    .replaceAll(/\[(IC-)?[0-9A-Z]{4}-[0-9A-Z]{4}\]/gi, '')
    .trim();
  return words.numbered([...(subject || words.subject)].slice(0, longest).join(''), reference);
}
