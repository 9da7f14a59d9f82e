import { sql } from 'kysely';
import { checkJournal } from '#adapters/journal/acceptance-journal.ts';
import { readRelay } from '#features/messages/delivery/relay-breaker.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { defineAlarmProbe } from '#platform/alarms/define-alarm.ts';
import { rowsOf } from '#platform/database/tables.ts';

const relayDown = defineAlarmProbe({
  name: 'relay-down',
  find: async (ctx) => {
    const { openSince, says } = await readRelay(ctx.em);
    if (!openSince) return [];
    const [row] = await rowsOf(
      ctx.em,
      sql<{ waiting: number }>`
        select count(*)::int as waiting from deliveries
        where next_attempt_at is not null and ${isOfRealFamily()}`,
    );
    return [
      {
        kind: 'relay_down',
        subject: '',
        summary: `The mail relay has taken nothing since ${openSince.toString()}; ${row?.waiting ?? 0} mails wait. It said: ${says ?? 'nothing'}`,
        whatToDo:
          'Check the relay, its quota and the credentials in MAIL_URL. Nothing is lost: mails leave by themselves once it works; "Try the relay now" on the page of deliveries saves the wait.',
      },
    ];
  },
});

const setAside = defineAlarmProbe({
  name: 'deliveries-set-aside',
  find: async (ctx) => {
    const rows = await rowsOf(
      ctx.em,
      sql<{ reason: string; count: number }>`
        select set_aside_reason as reason, count(*)::int as count from deliveries
        where set_aside_reason is not null and ${isOfRealFamily()} group by 1 order by 1`,
    );
    return rows.map(({ reason, count }) => ({
      kind: 'deliveries_set_aside',
      subject: reason,
      summary: `${count} deliveries cannot be prepared: ${reason}.`,
      whatToDo:
        reason === 'FAMILY_KEY_UNREADABLE'
          ? 'The master key does not open the key of these families. Check MASTER_KEY and DATA_DIR/keys, then choose "Try again" for the deliveries that are set aside.'
          : 'Look into the log for "the mail of a delivery cannot be written", then choose "Try again" for the deliveries that are set aside.',
    }));
  },
});

const journalUnwritable = defineAlarmProbe({
  name: 'journal-unwritable',
  find: async (ctx) => {
    const problem = await checkJournal(ctx.app.config.dataDir).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
    if (problem === undefined) return [];
    return [
      {
        kind: 'journal_unwritable',
        subject: '',
        summary: `DATA_DIR/journal cannot be written (${problem}), so nothing is sent: what the relay takes could not be remembered.`,
        whatToDo:
          'Free space on the disk of DATA_DIR, or mend its permissions. Sending goes on by itself.',
      },
    ];
  },
});

/** Problems with sending that need an operator; docs/operations.md lists them. */
export const deliveryAlarms = [relayDown, setAside, journalUnwritable];
