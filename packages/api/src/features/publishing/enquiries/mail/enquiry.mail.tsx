import { contactTopic } from '@infinite/schema/catalogue/enquiries';
import { enquiryMailWords as words } from '@infinite/schema/words/enquiries.en';
import { Action, Heading, Paragraph, Quote } from '#adapters/mailer/layout/mail-parts.tsx';
import { renderMail, type RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { detailsInWords, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';

/** The text of an enquiry, for support. */
export function enquiryMail({
  enquiry,
  link,
}: {
  enquiry: Pick<
    Enquiry,
    'kind' | 'name' | 'email' | 'phone' | 'reference' | 'topic' | 'message' | 'details'
  >;
  link: string;
}): RenderedMail {
  const { kind, name, email, phone, reference, topic, message } = enquiry;
  const facts = [
    ...(topic ? [{ name: 'topic', value: contactTopic(topic)?.label ?? topic }] : []),
    ...detailsInWords(enquiry),
  ];
  return renderMail({
    subject: words.subject(words.kinds[kind], name, reference),
    preview: words.preview,
    sign: words.sign,
    body: (
      <>
        <Heading>{words.kinds[kind]}</Heading>
        <Paragraph>{words.from(name, email)}</Paragraph>
        {phone ? <Paragraph>{words.phone(phone)}</Paragraph> : null}
        {facts.map((fact) => (
          <Paragraph key={fact.name}>
            {labelOf(fact.name)}: {fact.value}
          </Paragraph>
        ))}
        {message
          .split('\n')
          .map((line, index) => (line.trim() === '' ? null : <Quote key={index}>{line}</Quote>))}
        <Action href={link}>{words.action}</Action>
      </>
    ),
  });
}

function labelOf(name: string): string {
  return (words.details as Readonly<Record<string, string>>)[name] ?? name;
}
