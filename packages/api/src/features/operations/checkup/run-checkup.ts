import {
  checkLimits,
  checkNames,
  type CheckName,
  type CheckPlaceName,
  type CheckStateName,
} from '@infinite/schema/catalogue/checkup';
import { checkupWords as words } from '@infinite/schema/words/checkup.en';
import type { Temporal } from 'temporal-polyfill';
import { newContext, type RequestContext } from '#platform/context.ts';
import { lookAt, type Check, type Finding } from '#features/operations/checkup/check.ts';
import { backupChecks } from '#features/operations/checkup/checks/backup.checks.ts';
import { installationChecks } from '#features/operations/checkup/checks/installation.checks.ts';
import { sendingChecks } from '#features/operations/checkup/checks/sending.checks.ts';
import { storageChecks } from '#features/operations/checkup/checks/storage.checks.ts';
import { workChecks } from '#features/operations/checkup/checks/work.checks.ts';

interface CheckResult {
  readonly name: CheckName;
  readonly state: CheckStateName;
  readonly says: string;
  /** Null when it is OK. */
  readonly whatToDo: string | null;
  readonly place: CheckPlaceName;
}

export interface Checkup {
  /** That of the worst check. */
  readonly state: CheckStateName;
  readonly says: string;
  readonly checkedAt: Temporal.Instant;
  readonly checks: readonly CheckResult[];
}

const allChecks = [
  ...sendingChecks,
  ...workChecks,
  ...backupChecks,
  ...storageChecks,
  ...installationChecks,
].toSorted((a, b) => checkNames.indexOf(a.name) - checkNames.indexOf(b.name));

/** Whether everything is well. Every check runs, also when another one fails or does not answer. */
export async function runCheckup(
  ctx: RequestContext,
  checks: readonly Check[] = allChecks,
): Promise<Checkup> {
  const results = await Promise.all(checks.map((check) => resultOf(ctx, check)));
  const count = (state: CheckStateName) => results.filter((one) => one.state === state).length;
  const [act, look] = [count('ACT'), count('LOOK')];
  return {
    state: act > 0 ? 'ACT' : look > 0 ? 'LOOK' : 'OK',
    says: words.overall(act, look),
    checkedAt: ctx.clock.now(),
    checks: results,
  };
}

async function resultOf(ctx: RequestContext, check: Check): Promise<CheckResult> {
  const { name, place } = check;
  const found = await lookWith(ctx, check);
  const whatToDo = found.state === 'OK' ? null : found.whatToDo;
  return { name, place, state: found.state, says: found.says, whatToDo };
}

async function lookWith(ctx: RequestContext, check: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const { says, whatToDo, late } = words.notSeen;
  const patience = new Promise<Finding>((fulfil) => {
    timer = setTimeout(() => fulfil(lookAt(says(late), whatToDo)), checkLimits.seconds * 1000);
  });
  try {
    // An entity manager of its own: they run at the same time.
    return await Promise.race([check.look(newContext(ctx.app, ctx.actor)), patience]);
  } catch (error) {
    ctx.app.log.warn({ err: error, check: check.name }, 'a check failed');
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    return lookAt(says(code), whatToDo);
  } finally {
    clearTimeout(timer);
  }
}
