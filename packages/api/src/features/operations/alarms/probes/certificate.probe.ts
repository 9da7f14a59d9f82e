import { connect } from 'node:tls';
import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { alarmWords } from '@infinite/schema/words/alarms.en';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

const words = alarmWords.certificate;
const probeMs = 10_000;

/** The certificate that readers of PUBLIC_ORIGIN see; an origin without TLS has none. */
export const certificateProbe = defineAlarmProbe({
  name: 'certificate',
  find: async (ctx) => {
    const seen = await lookAtCertificate(ctx, probeMs);
    // A machine that cannot reach its own public address says nothing about the certificate.
    if (seen === null || seen === 'unreachable') return [];
    const { host, days, problem } = seen;
    const alarm = { kind: 'certificate', subject: host, whatToDo: words.whatToDo };
    if (days < alarmLimits.certificateDays) {
      return [{ ...alarm, summary: words.summary(host, days) }];
    }
    return problem ? [{ ...alarm, summary: words.unreachable(host, problem) }] : [];
  },
});

interface SeenCertificate {
  readonly host: string;
  /** Whole days until it ends; negative when it has expired. */
  readonly days: number;
  /** Why a browser would refuse it; undefined when it would not. */
  readonly problem: string | undefined;
}

/** The certificate of PUBLIC_ORIGIN as this machine sees it; null for an origin without TLS. */
export async function lookAtCertificate(
  ctx: RequestContext,
  timeoutMs: number,
): Promise<SeenCertificate | 'unreachable' | null> {
  const { protocol, hostname, port } = new URL(ctx.app.config.publicOrigin);
  if (protocol !== 'https:') return null;
  const seen = await certificateOf(hostname, Number(port || 443), timeoutMs);
  if (!seen) return 'unreachable';
  const { validTo, problem } = seen;
  return { host: hostname, days: daysUntil(validTo, ctx.clock.now()), problem };
}

function certificateOf(
  host: string,
  port: number,
  timeoutMs: number,
): Promise<{ validTo: string; problem: string | undefined } | null> {
  return new Promise((resolve) => {
    // A certificate that browsers refuse is looked at as well: that is what the alarm is about.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const validTo = socket.getPeerCertificate().valid_to;
      const problem = socket.authorizationError;
      socket.destroy();
      resolve({ validTo, problem: problem ? String(problem.message || problem) : undefined });
    });
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('error', () => resolve(null)).on('close', () => resolve(null));
  });
}

function daysUntil(validTo: string, now: Temporal.Instant): number {
  const end = Temporal.Instant.fromEpochMilliseconds(Date.parse(validTo));
  return Math.floor(now.until(end).total('hours') / 24);
}
