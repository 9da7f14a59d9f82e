/** Names of bots, and of the tools they are made with. */
const named =
  /bot|crawl|spider|slurp|preview|fetch|monitor|audit|scan|headless|lighthouse|http-?client|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|ruby|perl|phantom|facebookexternalhit|embed|archive|check|feed|validator/i;

const judged = new Map<string, boolean>();
const mostJudged = 2000;

/** Whether a request comes from a bot and not from a reader; one without a User-Agent does. */
export function isBot(userAgent: string | undefined): boolean {
  if (!userAgent || userAgent.length > 1000) return true;
  const known = judged.get(userAgent);
  if (known !== undefined) return known;
  const bot = !userAgent.startsWith('Mozilla/') || named.test(userAgent);
  if (judged.size < mostJudged) judged.set(userAgent, bot);
  return bot;
}
