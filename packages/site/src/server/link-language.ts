import { LinkLanguageDocument, TellLanguageDocument } from '@infinite/schema/generated/operations';
import type { ApiOnServer } from '#api/api-on-server.ts';

/** What is known of the language of who holds a personal link. */
export interface LinkLanguage {
  /** As they chose on their page. */
  readonly chosen?: string | null;
  /** As the author chose for them. */
  readonly given?: string | null;
}

/** Asked before the page is drawn; undefined for a page that is not a recipient's. */
export async function linkLanguageOf(
  url: string,
  api: ApiOnServer,
): Promise<LinkLanguage | undefined> {
  const told = /^\/tell\/([\w-]{1,200})(?:[/?]|$)/.exec(url)?.[1];
  if (told) {
    const { tellLanguage } = await api.execute(TellLanguageDocument, { token: told });
    return tellLanguage ? { given: tellLanguage } : undefined;
  }
  const token = /^\/shared\/([\w-]{1,200})(?:[/?]|$)/.exec(url)?.[1];
  return token ? (await api.execute(LinkLanguageDocument, { token })).linkLanguage : undefined;
}
