import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { LinkPage } from '#newsletter/components/link-page.tsx';
import { noticesWords } from '#notices/notices.en.ts';
import { noticeSettingsPath } from '#notices/paths.ts';
import type { Data } from './+data.ts';

const words = noticesWords.stop;

/** The page behind the link in mails: it acts on a press, since scanners open every link. */
export function Page() {
  const { outcome } = useData<Data>();
  const { token = '' } = usePageContext().routeParams;
  if (outcome) {
    const [title, lead] =
      outcome === 'done' ? [words.doneTitle, words.done] : [words.unknownTitle, words.unknown];
    return (
      <LinkPage title={title} lead={lead} announced>
        <LinkButton href={noticeSettingsPath}>{words.settings}</LinkButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage title={words.title} lead={words.lead}>
      <form method="post" action={`/notifications/unsubscribe/${token}`}>
        <input type="hidden" name="page" value="1" />
        <Button type="submit" variant="primary" size="lg">
          {words.submit}
        </Button>
      </form>
    </LinkPage>
  );
}
