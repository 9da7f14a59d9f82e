import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { LetterPage } from './letter-page.tsx';

/** A link that stands in no letter, said kindly, with a person to write to. */
export function UnknownLetterLink() {
  const { supportEmail } = usePageContext().site;
  return (
    <LetterPage title={words.unknownTitle} lead={words.unknown}>
      <LinkButton href={`mailto:${supportEmail}`}>{supportEmail}</LinkButton>
    </LetterPage>
  );
}
