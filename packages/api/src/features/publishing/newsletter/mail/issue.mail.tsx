import { newsletterMailWords } from '#features/publishing/newsletter/mail/newsletter-mails.en.ts';
import type { ReactNode } from 'react';
import { FinePrint, Heading } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { placeholders } from '#features/publishing/newsletter/mail/placeholders.ts';

const words = newsletterMailWords.issue;
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const serif = "Newsreader, Georgia, 'Times New Roman', serif";

export interface IssueArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly minutes: number;
  readonly url: string;
}

export interface IssueProps {
  readonly subject: string;
  readonly preview: string;
  readonly articles: readonly IssueArticle[];
  /** The intro has a placeholder, which `intro-markup.ts` fills. */
  readonly hasIntro: boolean;
  readonly blogUrl: string;
}

/** An issue with placeholders for the intro and for each recipient's links. */
export function issueMail(props: IssueProps): RenderedMail {
  return renderMail({
    subject: props.subject,
    preview: props.preview,
    sign: newsletterMailWords.sign,
    body: (
      <>
        <Heading>{props.subject}</Heading>
        {props.hasIntro ? <div>{placeholders.intro}</div> : null}
        {props.articles.map((article) => (
          <ArticleInIssue key={article.url} {...article} />
        ))}
        <Small>
          <a href={props.blogUrl}>{words.inBrowser}</a>
        </Small>
        <FinePrint>{words.why}</FinePrint>
        <Small>
          <a href={placeholders.preferences}>{words.preferences}</a>
        </Small>
        <Small>
          <a href={placeholders.unsubscribe}>{words.unsubscribe}</a>
        </Small>
        <div>{placeholders.opened}</div>
      </>
    ),
  });
}

function ArticleInIssue({ title, excerpt, category, minutes, url }: IssueArticle) {
  return (
    <div style={{ borderTop: '1px solid #d9cfbf', margin: '24px 0 0', padding: '20px 0 0' }}>
      <p className="soft" style={{ font: `15px/1.5 ${sans}`, margin: '0 0 4px', color: '#6b5d4d' }}>
        {category}, {words.minutes(minutes)}
      </p>
      <h2
        className="ink"
        style={{ font: `500 22px/1.3 ${serif}`, margin: '0 0 8px', color: '#2b2118' }}
      >
        {title}
      </h2>
      <p className="ink" style={{ font: `18px/1.6 ${sans}`, margin: '0 0 8px', color: '#2b2118' }}>
        {excerpt}
      </p>
      <p style={{ font: `600 18px/1.6 ${sans}`, margin: '0 0 24px' }}>
        <a href={url}>{words.read}</a>
      </p>
    </div>
  );
}

/** A link on a line of its own, large enough for a thumb. */
function Small({ children }: { children: ReactNode }) {
  return (
    <p className="soft" style={{ font: `16px/2.2 ${sans}`, margin: 0, color: '#6b5d4d' }}>
      {children}
    </p>
  );
}
