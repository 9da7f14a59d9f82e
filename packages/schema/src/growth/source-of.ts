import type { GrowthSourceName } from '#catalogue/growth.ts';

/** Hosts by the part before their last one or two labels, so that google.co.uk is google too. */
const search =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|startpage|yahoo|yandex|baidu|naver|seznam|kagi|brave)\.[a-z.]{2,6}$/;
const social =
  /(?:^|\.)(?:facebook|instagram|reddit|linkedin|pinterest|tiktok|youtube|twitter|threads)\.[a-z.]{2,6}$|(?:^|\.)(?:x\.com|t\.co|lnkd\.in|bsky\.app)$/;
const mail = /^(?:mail|webmail|outlook)\.|(?:^|\.)(?:gmail|proton|fastmail|gmx)\.[a-z.]{2,6}$/;

const byMedium: Readonly<Record<string, GrowthSourceName>> = {
  email: 'EMAIL',
  newsletter: 'EMAIL',
  cpc: 'PAID',
  ppc: 'PAID',
  paid: 'PAID',
  paidsocial: 'PAID',
  display: 'PAID',
  social: 'SOCIAL',
  organic: 'SEARCH',
  referral: 'OTHER_SITE',
};
const bySource: Readonly<Record<string, GrowthSourceName>> = {
  newsletter: 'EMAIL',
  google: 'SEARCH',
  bing: 'SEARCH',
  facebook: 'SOCIAL',
  instagram: 'SOCIAL',
};

/**
 * Where an opened page was come from, by the campaign words of its address (`utm_medium`,
 * `utm_source`), else by the page with the link. Null: from within this site.
 * @param opened how the page was opened; `search` with or without its question mark
 */
export function sourceOf(opened: {
  readonly search: string;
  readonly referrer: string | undefined;
  readonly ownHost: string;
}): GrowthSourceName | null {
  return campaignOf(opened.search) ?? siteOf(opened.referrer, opened.ownHost);
}

function campaignOf(query: string): GrowthSourceName | null {
  if (!/utm_|clid=/.test(query)) return null;
  const params = new URLSearchParams(query);
  const word = (name: string) => (params.get(name) ?? '').toLowerCase().replaceAll(/[-_ ]/g, '');
  const named = own(byMedium, word('utm_medium')) ?? own(bySource, word('utm_source'));
  if (named) return named;
  if (params.has('gclid') || params.has('msclkid')) return 'PAID';
  return params.has('utm_source') || params.has('utm_medium') ? 'OTHER_SITE' : null;
}

function siteOf(referrer: string | undefined, ownHost: string): GrowthSourceName | null {
  if (!referrer || !URL.canParse(referrer)) return 'DIRECT';
  const { host } = new URL(referrer);
  if (host === ownHost) return null;
  if (mail.test(host)) return 'EMAIL';
  if (search.test(host)) return 'SEARCH';
  return social.test(host) ? 'SOCIAL' : 'OTHER_SITE';
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | null {
  return Object.hasOwn(values, name) ? (values[name] ?? null) : null;
}
