import type { EnquiryInput, EnquiryKind } from '@infinite/schema/generated/graphql';
import { SendEnquiryDocument } from '@infinite/schema/generated/graphql';
import type { ApiOnServer } from '#api/execute.ts';

export type FormValues = Readonly<Record<string, string>>;

/** Does what a form asks for, and says where its reader goes next. @throws ApiError */
type FormAct = (api: ApiOnServer, values: FormValues) => Promise<string>;

/** Every path that takes a plain form, and what the form does. */
export const formActs: Readonly<Record<string, FormAct>> = {
  '/contact': letterAct('/contact', ['CONTACT']),
  '/ancestry': letterAct('/ancestry', ['ASSISTANCE', 'RESEARCH']),
  '/printing-services': letterAct('/printing-services', ['PRINTING']),
};

/** A page takes letters of its own kinds; whatever else a form says is its first. */
function letterAct(path: string, kinds: readonly [EnquiryKind, ...EnquiryKind[]]): FormAct {
  return async (api, values) => {
    const kind = kinds.find((known) => known === values['kind']) ?? kinds[0];
    const { sendEnquiry } = await api.execute(SendEnquiryDocument, {
      input: { ...letterOf(values), kind },
    });
    const query = new URLSearchParams({ sent: sendEnquiry.reference, kind });
    return `${path}?${query}#letter-${kind.toLowerCase()}`;
  };
}

function letterOf(values: FormValues): Omit<EnquiryInput, 'kind'> {
  const text = (name: string) => values[name] ?? null;
  // A number that is none is missing: the words of the field say what it takes.
  const count = (name: string) =>
    /^\s*\d{1,6}\s*$/.test(values[name] ?? '') ? Number(values[name]) : null;
  return {
    name: values['name'] ?? '',
    email: values['email'] ?? '',
    phone: text('phone'),
    message: text('message'),
    topic: text('topic'),
    ancestor: text('ancestor'),
    lastKnown: text('lastKnown'),
    scope: text('scope'),
    book: text('book'),
    size: text('size'),
    pages: count('pages'),
    copies: count('copies'),
    country: text('country'),
    website: text('website'),
    formToken: text('formToken'),
  };
}
