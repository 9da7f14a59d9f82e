import { connect } from 'node:tls';
import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { alarmWords } from '@infinite/schema/words/alarms.en';
import { Temporal } from 'temporal-polyfill';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';

const words = alarmWords.certificate;
const timeoutMs = 10_000;

/** The certificate that readers of PUBLIC_ORIGIN see; an origin without TLS has none. */
export const certificateProbe = defineAlarmProbe({
  name: 'certificate',
  find: async (ctx) => {
    const { protocol, hostname, port } = new URL(ctx.app.config.publicOrigin);
    if (protocol !== 'https:') return [];
    const seen = await certificateOf(hostname, Number(port || 443));
    // A machine that cannot reach its own public address says nothing about the certificate.
    if (!seen) return [];
    const alarm = { kind: 'certificate', subject: hostname, whatToDo: words.whatToDo };
    const days = daysUntil(seen.validTo, ctx.clock.now());
    if (days < alarmLimits.certificateDays) {
      return [{ ...alarm, summary: words.summary(hostname, days) }];
    }
    return seen.problem ? [{ ...alarm, summary: words.unreachable(hostname, seen.problem) }] : [];
  },
});

interface SeenCertificate {
  readonly validTo: string;
  /** Why a browser would refuse it; undefined when it would not. */
  readonly problem: string | undefined;
}

function certificateOf(host: string, port: number): Promise<SeenCertificate | null> {
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
