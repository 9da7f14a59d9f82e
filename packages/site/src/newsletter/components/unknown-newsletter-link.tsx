import { newsletterPageWords as words } from '@infinite/schema/words/newsletter.en';
import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { LinkPage } from './link-page.tsx';

/** An invalid newsletter link: a friendly explanation with a contact. */
export function UnknownNewsletterLink() {
  const { supportEmail } = usePageContext().site;
  return (
    <LinkPage title={words.unknownTitle} lead={words.unknown}>
      <LinkButton href={`mailto:${supportEmail}`}>{supportEmail}</LinkButton>
    </LinkPage>
  );
}
