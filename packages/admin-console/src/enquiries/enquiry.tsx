import { useMutation, useQuery } from '@apollo/client/react';
import { contactTopic } from '@infinite/schema/catalogue/enquiries';
import { EnquiryDocument, MarkEnquiryAnsweredDocument } from '@infinite/schema/generated/graphql';
import { enquiryMailWords, enquiryListWords as words } from '@infinite/schema/words/enquiries.en';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { LinkButton } from '@infinite/ui/link-button';
import { Spinner } from '@infinite/ui/spinner';
import { showToast } from '@infinite/ui/toast-store';
import { OnlyWith } from '#platform/platform-context.tsx';
import { momentHere } from '#content/post-moment.ts';
import { refusalOf } from '@infinite/api-client/refusal-of';

/** One enquiry, whole, and whether it was answered. */
export function Enquiry({ id }: { id: string }) {
  const query = useQuery(EnquiryDocument, { variables: { id } });
  const [mark, { loading: pending }] = useMutation(MarkEnquiryAnsweredDocument, {
    refetchQueries: ['StandingNotices'],
  });
  const enquiry = query.data?.enquiry;
  if (query.error)
    return <ErrorState title={words.failed}>{refusalOf(query.error).words}</ErrorState>;
  if (!enquiry) return <Spinner label={words.title} />;
  const { name, email, phone, kind, topic, reference, message, details, answeredAt } = enquiry;
  const facts = [
    ...(topic ? [{ name: 'topic', value: contactTopic(topic)?.label ?? topic }] : []),
    ...details,
  ];
  const change = async (answered: boolean) => {
    try {
      await mark({ variables: { id, answered } });
      await query.refetch();
      showToast({ tone: 'success', title: answered ? words.marked : words.reopened });
    } catch (error) {
      showToast({ tone: 'danger', title: words.failed, description: refusalOf(error).words });
    }
  };
  return (
    <article className="max-w-measure">
      <h2 className="m-0 text-2xl break-words">
        {enquiryMailWords.kinds[kind]} {reference}
      </h2>
      <p className="mt-2 mb-0 break-words">
        {name} · {email}
        {phone ? ` · ${phone}` : ''}
      </p>
      <p className="mt-1 mb-0 text-sm text-ink-soft">
        {words.receivedAt(momentHere(enquiry.receivedAt))}
        {answeredAt ? ` · ${words.answeredAt(momentHere(answeredAt), enquiry.answeredBy)}` : ''}
        {enquiry.byMember ? ` · ${words.member}` : ''}
      </p>
      <dl className="mt-4 mb-0 grid gap-1">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt className="inline font-semibold">{labelOf(fact.name)}: </dt>
            <dd className="m-0 inline break-words">{fact.value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 mb-6 font-serif text-lg break-words whitespace-pre-line">
        {message || words.noMessage}
      </p>
      <OnlyWith right="inquiries.write">
        <div className="flex flex-wrap gap-3">
          <LinkButton
            variant="primary"
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(words.answerSubject(reference))}`}
          >
            {words.answerByMail}
          </LinkButton>
          <Button pending={pending} onClick={() => void change(!answeredAt)}>
            {answeredAt ? words.markOpen : words.markAnswered}
          </Button>
        </div>
      </OnlyWith>
    </article>
  );
}

function labelOf(name: string): string {
  return (enquiryMailWords.details as Readonly<Record<string, string>>)[name] ?? name;
}
