import { createHash } from 'node:crypto';
import { cspReportPath } from '@infinite/schema/catalogue/http';
import { bootScript } from '#shell/boot-script.ts';

const bootScriptHash = createHash('sha256').update(bootScript).digest('base64');

/** The policy for every page: nothing from other origins, no inline code except the boot script. */
export const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'sha256-${bootScriptHash}'`,
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${cspReportPath}`,
  'report-to csp',
].join('; ');

/** The same, plus the origin of a configured analytics script. */
export function policyWithAnalytics(scriptUrl: string): string {
  const { origin } = new URL(scriptUrl);
  return contentSecurityPolicy
    .split('; ')
    .map((rule) => (/^(script|img|connect)-src /.test(rule) ? `${rule} ${origin}` : rule))
    .join('; ');
}
