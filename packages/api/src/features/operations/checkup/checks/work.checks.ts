import { checkLimits } from '@infinite/schema/catalogue/checkup';
import { clockLimits } from '@infinite/schema/catalogue/clock-guard';
import { checkupWords as words } from '@infinite/schema/words/checkup.en';
import { clockSkewSeconds } from '#features/messages/delivery/index.ts';
import { listOpenAlarms } from '#features/operations/alarms/index.ts';
import { actOn, lookAt, ok, type Check } from '#features/operations/checkup/check.ts';
import { secondsSinceBeat } from '#features/operations/checkup/worker-beat.ts';
import { oldestWaitingSeconds, readQueues } from '#features/operations/operations/index.ts';

const alarms: Check = {
  name: 'ALARMS',
  place: 'HEALTH',
  look: async (ctx) => {
    const open = await listOpenAlarms(ctx);
    // Critical ones come first.
    const [first] = open;
    if (!first) return ok(words.alarms.ok);
    const says = words.alarms.open(open.length, first.summary);
    return (first.critical ? actOn : lookAt)(says, first.whatToDo);
  },
};

const clock: Check = {
  name: 'CLOCK',
  place: 'HEALTH',
  look: async (ctx) => {
    const skew = await clockSkewSeconds(ctx);
    if (skew === null) return ok(words.clock.still);
    const seconds = Math.round(Math.abs(skew));
    if (seconds <= clockLimits.skewSeconds) return ok(words.clock.ok);
    return actOn(words.clock.wrong(seconds), words.clock.whatToDo);
  },
};

const worker: Check = {
  name: 'WORKER',
  place: 'HEALTH',
  look: async (ctx) => {
    const late = ctx.app.lateSweeps();
    const said = words.worker;
    if (late.length > 0) return actOn(said.stuck(late.join(', ')), said.whatToDo);
    const seconds = await secondsSinceBeat(ctx);
    if (seconds === null) return actOn(said.none, said.whatToDo);
    if (seconds <= checkLimits.workerSilentSeconds) return ok(said.ok);
    return actOn(said.silent(Math.round(seconds / 60)), said.whatToDo);
  },
};

const queue: Check = {
  name: 'QUEUE',
  place: 'JOBS',
  look: async (ctx) => {
    const seconds = await oldestWaitingSeconds(ctx);
    const { lookSeconds, actSeconds } = checkLimits.queue;
    if (seconds < lookSeconds) return ok(words.queue.ok);
    const says = words.queue.waits(Math.round(seconds / 60));
    return (seconds < actSeconds ? lookAt : actOn)(says, words.queue.whatToDo);
  },
};

const jobs: Check = {
  name: 'JOBS',
  place: 'JOBS',
  look: async (ctx) => {
    const dead = (await readQueues(ctx)).reduce((sum, each) => sum + each.dead, 0);
    if (dead === 0) return ok(words.jobs.ok);
    return lookAt(words.jobs.dead(dead), words.jobs.whatToDo);
  },
};

export const workChecks = [alarms, clock, worker, queue, jobs];
