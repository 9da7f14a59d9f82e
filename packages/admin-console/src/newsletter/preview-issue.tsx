import { useQuery } from '@apollo/client/react';
import { NewsletterPreviewDocument } from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Dialog } from '@infinite/ui/dialog';
import { usePlatform } from '#platform/platform-context.tsx';

const words = emailPlaceWords.looking;

/**
 * An issue as its readers will see it. The frame shows what the server draws, where nothing runs;
 * the application is no page of that server, so it shows the words alone.
 */
export function PreviewIssue(props: {
  id: string;
  title?: string;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onClose}
      title={props.title ?? words.title}
      size="lg"
    >
      <Looking id={props.id} />
    </Dialog>
  );
}

function Looking({ id }: { id: string }) {
  const { kind } = usePlatform();
  const { data } = useQuery(NewsletterPreviewDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <div className="grid gap-4">
      {kind === 'browser' ? (
        <iframe
          title={words.html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={`/newsletter/issues/${id}`}
          className="h-[28rem] w-full rounded-md border border-rule"
        />
      ) : null}
      <h3 className="m-0 text-lg">{words.text}</h3>
      <pre className="m-0 font-sans text-sm wrap-anywhere whitespace-pre-wrap">
        {data?.newsletterPreview.text}
      </pre>
    </div>
  );
}
