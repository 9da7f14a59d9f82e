import type { EnquiryKindName } from '@infinite/schema/catalogue/enquiries';
import { usePageContext } from 'vike-react/usePageContext';

export interface EnquiryState {
  /** Of the enquiry that has just arrived. */
  readonly reference: string | null;
  readonly problem: string | null;
  /** What was typed into a field, when the form comes back. */
  readonly value: (name: string) => string | undefined;
  readonly error: (name: string) => string | undefined;
}

const referenceForm = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Where the form of this kind stands: fresh, returned with words, or arrived. */
export function useEnquiry(kind: EnquiryKindName): EnquiryState {
  const { form, urlParsed } = usePageContext();
  const { sent, kind: kindSent } = urlParsed.search;
  // A page with one form knows whose answer this is, also when nothing of it could be read.
  const own = form && (form.values['kind'] ?? kind) === kind ? form : undefined;
  return {
    reference: kindSent === kind && sent && referenceForm.test(sent) ? sent : null,
    problem: own?.problem ?? null,
    value: (name) => own?.values[name],
    error: (name) => own?.fields[name],
  };
}
