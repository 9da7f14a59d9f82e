import type { AppContext } from '#context.ts';
import type { LetterParts } from '#features/publishing/newsletter/mail/letter-marks.ts';

/** In a letter that goes to nobody's subscription the links lead to the page that explains them. */
export function oneselfParts(ctx: { readonly app: AppContext }): LetterParts {
  const page = `${ctx.app.config.publicOrigin}/newsletter`;
  return { opened: '', unsubscribe: page, preferences: page };
}
