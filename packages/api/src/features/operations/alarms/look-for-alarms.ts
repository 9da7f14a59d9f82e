import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { alarmWords } from '@infinite/schema/words/alarms.en';
import { newContext, type RequestContext } from '#platform/context.ts';
import { storeAlarms } from '#features/operations/alarms/store-alarms.ts';
import type { Alarm } from '#platform/alarms/alarm.ts';
import type { AlarmProbe } from '#platform/alarms/define-alarm.ts';

/** Runs every probe of every feature and stores what holds now. */
export async function lookForAlarms(
  ctx: RequestContext,
  probes: readonly AlarmProbe[] = ctx.app.alarmProbes,
): Promise<void> {
  const looks = await Promise.all(probes.map((probe) => lookWith(ctx, probe)));
  await storeAlarms(ctx, {
    found: looks.flatMap(({ alarms }) => alarms),
    // What a probe could not see is neither there nor gone.
    unseen: looks.some(({ failed }) => failed),
  });
}

/** A probe that fails is an alarm itself and stops no other. */
async function lookWith(
  ctx: RequestContext,
  probe: AlarmProbe,
): Promise<{ alarms: readonly Alarm[]; failed: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error('the probe took too long')),
        alarmLimits.probeSeconds * 1000,
      );
    });
    const looking = probe.find(newContext(ctx.app, ctx.actor));
    return { alarms: await Promise.race([looking, patience]), failed: false };
  } catch (error) {
    ctx.app.log.error({ err: error, probe: probe.name }, 'an alarm probe failed');
    const { summary, whatToDo } = alarmWords.probeFailed;
    const alarm = {
      kind: 'probe_failed',
      subject: probe.name,
      summary: summary(probe.name),
      whatToDo,
    };
    return { alarms: [alarm], failed: true };
  } finally {
    clearTimeout(timer);
  }
}
