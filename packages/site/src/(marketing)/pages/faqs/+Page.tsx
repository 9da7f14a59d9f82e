import { LinkButton } from '@infinite/ui/link-button';
import { usePageContext } from 'vike-react/usePageContext';
import { Band } from '#(marketing)/components/band.tsx';
import { FaqSearch } from '#(marketing)/components/faqs/faq-search-form.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { QuestionList } from '#(marketing)/components/question-list.tsx';
import { faqSearch } from '#(marketing)/content/faq-search-words.ts';
import { faqs, faqTopics } from '#(marketing)/content/faqs.ts';
import { speaksOf } from '#(marketing)/faq-search.ts';
import { CupsPicture } from '#(marketing)/pictures/cups-picture.tsx';

/** Questions by topic; `?q=` shows those that speak of something. */
export function Page() {
  const asked = usePageContext().urlParsed.search['q'] ?? '';
  const search = asked.trim().slice(0, faqSearch.longest);
  const topics = faqTopics
    .map(({ id, topic, items }) => {
      const found = items.filter(({ question, answer }) =>
        speaksOf(`${question} ${answer}`, search),
      );
      return { id, topic, items: found };
    })
    .filter(({ items }) => items.length > 0);
  const count = topics.reduce((sum, { items }) => sum + items.length, 0);
  const { ask } = faqs;
  return (
    <>
      <Opening heading={faqs.heading} lead={faqs.lead} picture={<CupsPicture />} />
      <div className="page-column">
        <FaqSearch search={search} found={search === '' ? null : count} />
        {topics.map(({ id, topic, items }) => (
          <section key={id} id={id} data-faq-topic="" className="pt-10">
            <h2 className="mt-0 mb-4 text-2xl">{topic}</h2>
            <QuestionList items={items} open={search !== ''} />
          </section>
        ))}
      </div>
      <Band heading={ask.heading} lead={ask.text}>
        <LinkButton href="/contact" variant="primary" size="lg">
          {ask.action}
        </LinkButton>
      </Band>
    </>
  );
}
