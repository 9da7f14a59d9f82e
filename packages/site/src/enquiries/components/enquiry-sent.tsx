import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { LinkButton } from '@infinite/ui/link-button';
import { LetterPicture } from '#(marketing)/pictures/letter-picture.tsx';

/** Confirms on the page that an enquiry was sent, because no mail does. */
export function EnquirySent({ reference, again }: { reference: string; again: string }) {
  return (
    <div
      role="status"
      tabIndex={-1}
      data-enquiry-focus=""
      className="max-w-measure border-t-2 border-amber pt-6 focus:outline-none"
    >
      <LetterPicture className="mb-4 max-w-48" />
      <h2 className="m-0 text-2xl">{words.receivedTitle}</h2>
      <p className="mt-3 mb-0 text-lg">{words.received(reference)}</p>
      <p className="mt-2 mb-6 text-ink-soft">{words.receivedNext}</p>
      <LinkButton href={again} variant="quiet">
        {words.another}
      </LinkButton>
    </div>
  );
}
