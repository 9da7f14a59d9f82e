import type { EnquiryKindName } from '@infinite/schema/catalogue/enquiries';
import { enquiryWords as words } from '@infinite/schema/words/enquiries.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { usePageContext } from 'vike-react/usePageContext';
import type { ReactNode } from 'react';
import { useEnquiry } from '../use-enquiry.ts';
import { EnquirySent } from './enquiry-sent.tsx';

interface EnquiryFormProps {
  kind: EnquiryKindName;
  /** Names the region, for who moves by landmarks. */
  label: string;
  children: ReactNode;
}

/**
 * A form that sends an enquiry to support. It works before and without scripts, which
 * only save a full page load (see `serve-enquiries.ts`).
 */
export function EnquiryForm({ kind, label, children }: EnquiryFormProps) {
  const { urlPathname } = usePageContext();
  const { reference, problem } = useEnquiry(kind);
  const id = `enquiry-${kind.toLowerCase()}`;
  return (
    <section
      id={id}
      aria-label={label}
      data-enquiry=""
      data-island="enquiry"
      className="scroll-mt-24"
    >
      {reference ? (
        <EnquirySent reference={reference} again={urlPathname} />
      ) : (
        <form
          action={`${urlPathname}#${id}`}
          method="post"
          noValidate
          className="grid max-w-measure gap-6"
          data-enquiry-form=""
        >
          {problem ? <EnquiryProblem problem={problem} /> : null}
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="formToken" value="" />
          <Honeypot />
          {children}
          <div>
            <button
              type="submit"
              className={buttonStyle({ variant: 'primary', size: 'lg' })}
              data-sending={words.sendingLabel}
            >
              {words.send[kind]}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

function EnquiryProblem({ problem }: { problem: string }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      data-enquiry-focus=""
      className="border-l-4 border-danger bg-danger-tint px-5 py-4 focus:outline-none"
    >
      <p className="m-0 font-semibold">{words.problemsTitle}</p>
      <p className="mt-1 mb-0">{problem}</p>
      <p className="mt-1 mb-0 text-ink-soft">{words.problemsText}</p>
    </div>
  );
}

/** Honeypot: hidden from people; bots that fill in every field fill in this one. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {words.honeypot}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
