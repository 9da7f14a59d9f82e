import { z } from 'zod';

const legacy = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});
const modern = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }),
});

/** More in one report says nothing new. */
const most = 5;

/**
 * What was stopped, as 'directive: origin'. Paths and queries are left out: they can hold the token
 * of a personal link. What is no report gives nothing.
 */
export function violationsIn(report: unknown): string[] {
  const entries = Array.isArray(report) ? report.slice(0, most) : [report];
  return [...new Set(entries.flatMap(violationOf))];
}

function violationOf(entry: unknown): string[] {
  const old = legacy.safeParse(entry).data?.['csp-report'];
  if (old) {
    const directive = old['effective-directive'] ?? old['violated-directive'];
    return [`${nameOf(directive)}: ${originOf(old['blocked-uri'])}`];
  }
  const { body } = modern.safeParse(entry).data ?? {};
  return body ? [`${nameOf(body.effectiveDirective)}: ${originOf(body.blockedURL)}`] : [];
}

function nameOf(directive: string | undefined): string {
  return /^[a-z-]{1,40}/.exec(directive ?? '')?.[0] ?? 'unknown';
}

function originOf(blocked: string | undefined): string {
  if (blocked === undefined) return 'unknown';
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked; // 'inline', 'eval', 'data'
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
