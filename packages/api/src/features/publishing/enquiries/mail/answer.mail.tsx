import { answerMailWords as words } from '@infinite/schema/words/inbox.en';
import type { Temporal } from 'temporal-polyfill';
import { FinePrint, Paragraph, Quote } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';

interface Answer {
  readonly subject: string;
  readonly reference: string;
  readonly body: string;
  /** What it answers. */
  readonly quoted: { readonly body: string; readonly at: Temporal.Instant };
}

const longestQuote = 2000;

/** What staff wrote, and below it what it answers. */
export function answerMail({ subject, reference, body, quoted }: Answer): RenderedMail {
  const quote = [...ownWords(quoted.body)].slice(0, longestQuote).join('');
  return renderMail({
    subject,
    preview: words.preview(reference),
    sign: words.sign(reference),
    body: (
      <>
        {body.split(/\n{2,}/).map((paragraph, index) => (
          <Paragraph key={index}>{lines(paragraph)}</Paragraph>
        ))}
        {quote ? (
          <>
            <FinePrint>{words.quoted(dayOf(quoted.at))}</FinePrint>
            <Quote>{lines(quote)}</Quote>
          </>
        ) : null}
      </>
    ),
  });
}

function lines(text: string) {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}

/** Without what the writer quoted in turn: an answer does not repeat the thread. */
function ownWords(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}

function dayOf(at: Temporal.Instant): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    at.epochMilliseconds,
  );
}
