import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { checkupWords as words } from '@infinite/schema/words/checkup.en';
import { checkJournal } from '#adapters/journal/acceptance-journal.ts';
import { countRecentFailures, deliveryHealth } from '#features/messages/delivery/index.ts';
import { actOn, lookAt, ok, type Check } from '#features/operations/checkup/check.ts';

const sending: Check = {
  name: 'SENDING',
  place: 'DELIVERIES',
  look: async (ctx) => {
    const { held, reason } = await deliveryHealth(ctx);
    if (!held) return ok(words.sending.ok);
    return actOn(words.sending.held(reason ?? ''), words.sending.whatToDo);
  },
};

const deliveries: Check = {
  name: 'DELIVERIES',
  place: 'DELIVERIES',
  look: async (ctx) => {
    const { late, unresolved, setAside, deliveredLastDay } = await deliveryHealth(ctx);
    const said = words.deliveries;
    if (late > 0) return actOn(said.late(late), said.lateDo);
    const open = unresolved + setAside;
    if (open > 0) return lookAt(said.open(open), said.openDo);
    const failed = await countRecentFailures(ctx, alarmLimits.failedWithinHours);
    if (failed > 0) return lookAt(said.failed(failed), said.openDo);
    return ok(said.ok(deliveredLastDay));
  },
};

const relay: Check = {
  name: 'RELAY',
  place: 'DELIVERIES',
  look: async (ctx) => {
    const { mailUrl } = ctx.app.config;
    const said = words.relay;
    if (!mailUrl) return lookAt(said.none, said.noneDo);
    const { relayDownSince } = await deliveryHealth(ctx);
    // The check itself may fail too; either way mails do not leave.
    const answers = await ctx.app.mailer.check().then(
      () => true,
      () => false,
    );
    if (relayDownSince !== null || !answers) return actOn(said.down, said.downDo);
    return ok(said.ok(new URL(mailUrl).host));
  },
};

/** Without a journal nothing may be sent (decision 058). */
const receipts: Check = {
  name: 'RECEIPTS',
  place: 'DELIVERIES',
  look: async (ctx) => {
    const problem = await checkJournal(ctx.app.config.dataDir).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (problem === undefined) return ok(words.receipts.ok);
    return actOn(words.receipts.failed(problem), words.receipts.whatToDo);
  },
};

export const sendingChecks = [sending, deliveries, relay, receipts];
