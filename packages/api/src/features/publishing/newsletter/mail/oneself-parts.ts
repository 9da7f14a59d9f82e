import type { AppContext } from '#platform/context.ts';
import type { IssueParts } from '#features/publishing/newsletter/mail/placeholders.ts';

/** Without a subscriber, as in a preview, the links lead to the page that explains them. */
export function oneselfParts(ctx: { readonly app: AppContext }): IssueParts {
  const page = `${ctx.app.config.publicOrigin}/newsletter`;
  return { opened: '', unsubscribe: page, preferences: page };
}
