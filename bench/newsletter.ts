import 'reflect-metadata';
import { SmtpMailer } from '@infinite/api/adapters/mailer/smtp-mailer';
import { sendIssues } from '@infinite/api/features/publishing/newsletter/index';
import { setStage, type Stage } from './delivery/stage.ts';
import { memoryOf, peakMemory } from './harness/memory.ts';
import { verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

const subscribers = sized(100_000, 1_000);
const sample = sized(4_000, 300);
const portion = 200;
const issue = 'There is no hurry. It opens when you choose to. '.repeat(60);

/** An issue to 100,000: how it is written down, how it leaves beside the pool alone, in what memory. */
const stage = await setStage();
try {
  const alone = await poolAlone(stage);
  await subscribe(stage);
  const id = await beginIssue(stage);
  const before = memoryOf(process.pid);
  const taken = await stage.taken();
  let fixing = 0;
  let sending = 0;
  const peak = await peakMemory(process.pid, async () => {
    // At one mail a second passes do little but write down recipients.
    fixing = await seconds(() => passes(stage, async () => (await countOf(id)) < subscribers));
    await stage.query('update newsletter_settings set rate_per_second = 500');
    sending = await seconds(() => passes(stage, async () => (await sentOf()) < sample));
  });
  const sent = (await stage.taken()) - taken;
  console.table({
    "nodemailer's pool alone": { 'mails a second': Math.round(sample / alone) },
    'claim, hand over, mark': { 'mails a second': Math.round(sent / sending) },
  });
  console.log(
    `${subscribers.toLocaleString('en')} recipients written down in ${fixing.toFixed(1)} s; ` +
      `memory ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
  );
  verdict('memory more than before the issue, in MB', peak - before, { max: 150 });
  verdict('newsletter beside the pool alone', (sent / sending / sample) * alone, { min: 0.3 });
} finally {
  await stage.close();
}

async function poolAlone({ mailUrl }: Stage): Promise<number> {
  const mailer = new SmtpMailer(mailUrl, 'post@example.org');
  const mail = (index: number) => ({
    purpose: 'newsletter' as const,
    messageId: `pool-${index}@example.org`,
    to: { address: 'reader@example.org' },
    subject: 'A voice in a drawer',
    text: issue,
    html: `<!doctype html><p>${issue}</p>`,
  });
  await mailer.send(mail(-1));
  // In portions as large as the sender's, so that no mail outlives its patience in the pool.
  const took = await seconds(async () => {
    for (let from = 0; from < sample; from += portion) {
      await Promise.all(
        Array.from({ length: portion }, (_, index) => mailer.send(mail(from + index))),
      );
    }
  });
  await mailer.close();
  return took;
}

async function subscribe({ query }: Stage): Promise<void> {
  await query(`
    insert into newsletter_subscribers (id, email, email_key, state, place, created_at, confirmed_at)
    select uuidv7(), 'reader-' || n || '@example.org', 'reader-' || n || '@example.org', 'ACTIVE',
      'PAGE', '2041-01-01', '2041-01-01' from generate_series(1, ${subscribers}) as n`);
}

/** An issue that has begun to leave, as the console would have begun it. */
async function beginIssue({ query }: Stage): Promise<string> {
  const mail = JSON.stringify({
    subject: 'A voice in a drawer',
    preview: '',
    text: issue,
    html: `<!doctype html><p>${issue}</p>`,
  });
  const [row] = await query<{ id: string }>(`
    insert into newsletter_issues (id, kind, subject, preview, intro, post_ids, state, mail,
      started_at, created_at, updated_at)
    values (uuidv7(), 'WRITTEN', 'A voice in a drawer', '', 'It was late.', '{}', 'SENDING',
      '${mail}', '2041-05-01', '2041-05-01', '2041-05-01') returning id`);
  await query('update newsletter_settings set rate_per_second = 1');
  if (!row) throw new Error('no issue');
  return row.id;
}

/** Passes of the sender, a second of the product's time apart. */
async function passes({ clock, ctx }: Stage, more: () => Promise<boolean>): Promise<void> {
  while (await more()) {
    await sendIssues(ctx());
    clock.advance({ seconds: 2 });
  }
}

async function countOf(id: string): Promise<number> {
  const [row] = await stage.query<{ count: string }>(
    `select count(*) from newsletter_recipients where issue_id = '${id}'`,
  );
  return Number(row?.count);
}

async function sentOf(): Promise<number> {
  const [row] = await stage.query<{ count: string }>(
    `select count(*) from newsletter_recipients where state = 'SENT'`,
  );
  return Number(row?.count);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}
