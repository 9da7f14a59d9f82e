import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { usePageContext } from 'vike-react/usePageContext';
import type { Operator } from '#renderer/page-audience.ts';
import { SupportDetails } from '#shell/components/support-details.tsx';

interface LegalSection {
  heading: string;
  /** A function where the text names the operator of this installation. */
  paragraphs: readonly string[] | ((operator: Operator) => readonly string[]);
}

/** Of an installation whose operator is not known, such as in a test of a component. */
const unknown: Operator = { name: null, address: null, processors: [] };

export interface LegalText {
  title: string;
  description: string;
  heading: string;
  /** As printed, such as 'December 17, 2024'. */
  updated: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A legal text: its date, its contents, its sections, whom to ask, and the way back. */
export function LegalDocument({ text }: { text: LegalText }) {
  const { operator = unknown } = usePageContext();
  return (
    <article className="page-column pb-20">
      <PageHeading title={text.heading} above={`Last updated: ${text.updated}`} lead={text.lead} />
      <nav aria-label="Contents" className="max-w-measure border-y border-rule py-4">
        <ol className="m-0 grid list-decimal gap-x-8 gap-y-1 pl-6 sm:grid-cols-2">
          {text.sections.map((section, index) => (
            <li key={section.heading}>
              <a className="link" href={`#section-${index + 1}`}>
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map((section, index) => (
        <section key={section.heading} id={`section-${index + 1}`} className="max-w-measure pt-10">
          <h2 className="m-0 text-xl">
            {index + 1}. {section.heading}
          </h2>
          {paragraphsOf(section, operator).map((paragraph) => (
            <p key={paragraph} className="mt-3 mb-0">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <div className="mt-12 border-t border-rule pt-6">
        <SupportDetails />
        <LinkButton href="/" className="mt-8">
          Back to Home
        </LinkButton>
      </div>
    </article>
  );
}

function paragraphsOf({ paragraphs }: LegalSection, operator: Operator): readonly string[] {
  return typeof paragraphs === 'function' ? paragraphs(operator) : paragraphs;
}
