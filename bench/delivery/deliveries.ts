import '../harness/production-builds.ts';
import { SmtpMailer } from '@infinite/api/adapters/mailer/smtp-mailer';
import { sendDue, sweepOnce } from '@infinite/api/features/messages/delivery/index';
import { verdict } from '../harness/verdict.ts';
import { addAuthor, addMessages, setStage, type Stage, type StageCpu } from './stage.ts';
import { sized } from '../harness/size.ts';

const messages = sized(5_000, 300);

/** Deliveries a second with everything on, beside nodemailer's pool alone into the same sink. */
async function run(): Promise<void> {
  const stage = await setStage();
  try {
    const pool = await poolAlone(stage);
    await addMessages(stage, await addAuthor(stage), messages, {
      date: '2041-05-04',
      nextStepAt: '2041-05-04T09:00:00Z',
    });
    stage.clock.set('2041-05-04T09:00:00Z');
    const before = await stage.taken();
    const startOfWork = stage.cpu();
    const planning = await seconds(() => sweepOnce(stage.ctx()));
    const planned = stage.cpu();
    const sending = await seconds(async () => {
      while (await sendDue(stage.ctx()));
    });
    const sent = stage.cpu();
    const arrived = (await stage.taken()) - before;
    const finishing = await seconds(() => sweepOnce(stage.ctx()));
    const finished = stage.cpu();
    const [done] = await stage.query<{ count: string }>(
      `select count(*) from messages where state = 'DELIVERED'`,
    );
    if (arrived !== messages || Number(done?.count) !== messages)
      throw new Error('some are missing');
    const whole = planning + sending + finishing;
    console.table({
      "nodemailer's pool alone": { 'mails a second': Math.round(messages / pool) },
      'sending (claim, hand over, mark, ledger)': {
        'mails a second': Math.round(messages / sending),
      },
      'everything (plan, send, finish)': { 'mails a second': Math.round(messages / whole) },
    });
    console.table({
      plan: perDelivery(startOfWork, planned),
      send: perDelivery(planned, sent),
      finish: perDelivery(sent, finished),
      whole: perDelivery(startOfWork, finished),
    });
    verdict('deliveries a second, whole, journal on, of 500', messages / whole / 500, { min: 1 });
    console.log(
      `plan ${planning.toFixed(1)} s, send ${sending.toFixed(1)} s, finish ${finishing.toFixed(1)} s; ` +
        `ratio to the pool alone ${(pool / whole).toFixed(2)}`,
    );
  } finally {
    await stage.close();
  }
}

/** The mailer is nodemailer's pool and a thin wrapper; nothing is asked of the database here. */
async function poolAlone(stage: Stage): Promise<number> {
  const mailer = new SmtpMailer(stage.mailUrl, 'post@example.org');
  await mailer.send(sample(stage, 'warm'));
  const took = await seconds(() =>
    Promise.all(
      Array.from({ length: messages }, (_, index) => mailer.send(sample(stage, `pool-${index}`))),
    ),
  );
  await mailer.close();
  return took;
}

/** As large as a delivery's mail. */
function sample(stage: Stage, id: string) {
  return {
    purpose: 'delivery' as const,
    messageId: `${id}@example.org`,
    to: { name: 'Inês', address: 'ines@example.org' },
    subject: 'Maria has left something for you',
    text: 'There is no hurry. It opens when you choose to. '.repeat(16),
    html: `<!doctype html><p>${'There is no hurry. It opens when you choose to. '.repeat(70)}</p>`,
    date: new Date(stage.clock.now().epochMilliseconds),
  };
}

/** CPU milliseconds of each process for one delivery: says more than a clock on a busy machine. */
function perDelivery(from: StageCpu, to: StageCpu): Record<string, string> {
  const cost = (of: keyof StageCpu) => (((to[of] - from[of]) * 1000) / messages).toFixed(2);
  return {
    'sender, ms': cost('sender'),
    'database, ms': cost('database'),
    'sink, ms': cost('sink'),
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

await run();
