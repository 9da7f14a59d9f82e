import { MyReviewDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const { api, form, urlParsed } = pageContext;
  const { myReview } = await api.execute(MyReviewDocument, {});
  const done = urlParsed.search['done'];
  return {
    review: myReview ?? null,
    form: form ?? null,
    done: done === 'sent' || done === 'withdrawn' ? done : null,
  };
}
