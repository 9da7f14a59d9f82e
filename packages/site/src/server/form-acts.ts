import type { EnquiryInput, EnquiryKind } from '@infinite/schema/generated/graphql';
import {
  EnterSampleFamilyDocument,
  LeaveSampleFamilyDocument,
  SendEnquiryDocument,
  WithdrawReviewDocument,
  WriteReviewDocument,
} from '@infinite/schema/generated/operations';
import { secondStepPagePath } from '#auth/second-step-page.ts';
import { signInPath } from '#auth/sign-in-page.ts';
import type { ApiOnServer } from '#api/api-on-server.ts';

export type FormValues = Readonly<Record<string, string>>;

/**
 * Performs a form's action and returns where to redirect.
 * @throws Refusal
 */
type FormAct = (api: ApiOnServer, values: FormValues) => Promise<string>;

/** Every path that accepts a plain form, with its action. */
export const formActs: Readonly<Record<string, FormAct>> = {
  '/contact': enquiryAct('/contact', ['CONTACT']),
  '/ancestry': enquiryAct('/ancestry', ['ASSISTANCE', 'RESEARCH']),
  '/printing-services': enquiryAct('/printing-services', ['PRINTING']),
  '/reviews/mine': sendReview,
  '/demo': enterSample,
  '/test-login': enterSample,
  '/demo/leave': leaveSession,
  '/sign-out': leaveSession,
};

/** Paths of plain forms that sign in or sign up: `enter-account.ts`. */
export const accountForms: readonly string[] = [signInPath, secondStepPagePath];

/** The pages whose forms a member fills in: rendered again for that member only. */
export const memberForms: ReadonlySet<string> = new Set(['/reviews/mine']);

async function sendReview(api: ApiOnServer, values: FormValues): Promise<string> {
  if (values['withdraw']) {
    await api.execute(WithdrawReviewDocument, {});
    return '/reviews/mine?done=withdrawn';
  }
  const { body = '', displayName = '', place = '' } = values;
  // No choice means no rating: the field's own message explains it.
  const rating = /^[1-5]$/.test(values['rating'] ?? '') ? Number(values['rating']) : 0;
  await api.execute(WriteReviewDocument, { input: { rating, body, displayName, place } });
  return '/reviews/mine?done=sent';
}

async function enterSample(api: ApiOnServer): Promise<string> {
  await api.execute(EnterSampleFamilyDocument, {});
  return '/dashboard';
}

async function leaveSession(api: ApiOnServer): Promise<string> {
  await api.execute(LeaveSampleFamilyDocument, {});
  return '/';
}

/** A page takes enquiries of its own kinds; whatever else a form says is its first. */
function enquiryAct(path: string, kinds: readonly [EnquiryKind, ...EnquiryKind[]]): FormAct {
  return async (api, values) => {
    const kind = kinds.find((known) => known === values['kind']) ?? kinds[0];
    const { sendEnquiry } = await api.execute(SendEnquiryDocument, {
      input: { ...enquiryOf(values), kind },
    });
    const query = new URLSearchParams({ sent: sendEnquiry.reference, kind });
    return `${path}?${query}#enquiry-${kind.toLowerCase()}`;
  };
}

function enquiryOf(values: FormValues): Omit<EnquiryInput, 'kind'> {
  const text = (name: string) => values[name] ?? null;
  // Not a number counts as missing: the field's own message explains it.
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
