import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecipientBench } from '#features/messages/delivery/testing/recipient-bench.ts';
import { armMessage } from '#testing/armed-message.ts';

let bench: RecipientBench;

beforeEach(async () => {
  bench = await RecipientBench.start();
});
afterEach(() => bench.close());

const subjects = () =>
  bench
    .mailsTo('maria@example.org')
    .filter(({ messageId }) => messageId.startsWith('news.'))
    .map(({ subject }) => subject);

const turnOff = (input: string) =>
  bench.ask(`mutation { updateAuthorMails(input: ${input}) { onDelivery } }`);

describe('F11: mails to the author', () => {
  test('one on delivery and one on the first opening', async () => {
    await bench.deliver({ title: 'For your birthday' });
    expect(subjects()).toEqual(['Delivered to ines: “For your birthday”']);
    const token = bench.tokenOf('ines@example.org');
    await bench.open(token);
    await bench.open(token);
    await bench.turn();
    await bench.at('2041-05-06T08:00:00Z');
    expect(subjects()).toEqual([
      'Delivered to ines: “For your birthday”',
      'ines opened “For your birthday”',
    ]);
    const mail = bench.mailsTo('maria@example.org').at(-1);
    expect(mail?.purpose).toBe('notice');
    expect(mail?.text).toContain('/settings');
  });

  test('an opening and a thank-you are notices in the app too, once each', async () => {
    await bench.deliver({ title: 'For your birthday' });
    const token = bench.tokenOf('ines@example.org');
    await bench.open(token);
    await bench.open(token);
    await bench.choose(token, { act: 'THANK', words: 'Thank you' });
    const rows = await bench.test.app.orm.em
      .getConnection()
      .execute('select kind, family_id, words_values, mail_at from notifications order by id');
    const words_values = { name: 'ines', title: 'For your birthday' };
    // Their mails follow the author's own choices above.
    const notice = { family_id: null, words_values, mail_at: null };
    expect(rows).toEqual([
      { kind: 'messageOpened', ...notice },
      { kind: 'thanksReceived', ...notice },
    ]);
  });

  test('many recipients make one mail, not one each', async () => {
    const recipients = Array.from({ length: 12 }, (_, n) => `reader${n}@example.org`);
    await bench.deliver({ recipients });
    expect(subjects()).toEqual([]);
    await bench.at('2041-05-04T08:10:00Z');
    expect(subjects()).toHaveLength(1);
    expect(subjects()[0]).toMatch(/^Delivered to reader\d+, reader\d+,? and 10 others/);
  });

  test('each can be turned off; mails that need an action are always sent', async () => {
    await turnOff('{ onDelivery: false, onOpening: false, onThanks: false }');
    await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    await bench.open(token);
    await bench.choose(token, { act: 'THANK', words: 'Thank you' });
    await bench.turn();
    expect(subjects()).toEqual([]);
    await bench.choose(token, { act: 'NOT_FOR_ME' });
    await bench.turn();
    expect(subjects()).toEqual(['Is this the right address for ines?']);
    const other = await bench.ask(`{ authorMails { onDelivery onOpening onThanks } }`);
    expect(other.data?.['authorMails']).toEqual({
      onDelivery: false,
      onOpening: false,
      onThanks: false,
    });
  });

  test('a mail that fails is tried again under the same Message-ID and leaves once', async () => {
    const { send } = bench.test.mailer;
    const tried: string[] = [];
    let broken = true;
    bench.test.mailer.send = async (mail) => {
      if (mail.messageId.startsWith('news.')) {
        tried.push(mail.messageId);
        if (broken) throw new Error('the line broke');
      }
      return send.call(bench.test.mailer, mail);
    };
    await armMessage(bench.test, bench.author);
    await expect(bench.at('2041-05-04T08:00:00Z')).rejects.toThrow('the line broke');
    broken = false;
    await bench.turn();
    await bench.turn();
    expect(tried).toHaveLength(2);
    expect(new Set(tried).size).toBe(1);
  });

  test('a sample family has no author to notify', async () => {
    const run = (sql: string) => bench.test.app.orm.em.getConnection().execute(sql);
    await bench.deliver();
    const token = bench.tokenOf('ines@example.org');
    // A family is made as a sample or never is one; the test makes one of a family that has mail.
    await run(`alter table families disable trigger user`);
    await run(`update families set sample_until = '2099-01-01'`);
    await run(`delete from author_news`);
    await bench.open(token);
    expect(await run(`select * from author_news`)).toEqual([]);
  });
});

describe('E8: the sender’s name', () => {
  const name = (text: string) =>
    bench.ask(`mutation ($name: String!) { updateSenderName(name: $name) }`, { name: text });

  test('is what recipients read, and refuses an address or a link', async () => {
    expect((await bench.ask(`{ senderName }`)).data?.['senderName']).toBeNull();
    expect((await name('  Grandma\n Rose ')).data?.['updateSenderName']).toBe('Grandma Rose');
    for (const bad of ['', ' ', 'a@b.example', 'www.bank.com', 'x'.repeat(61), 'https://x']) {
      expect((await name(bad)).code).toBe('INVALID_INPUT');
    }
    await bench.deliver();
    expect(bench.mailsTo('ines@example.org')[0]?.subject).toBe(
      'Grandma Rose made something for you',
    );
    expect(await bench.page(bench.tokenOf('ines@example.org'))).toMatchObject({
      from: 'Grandma Rose',
    });
    // The name to sign in with stays.
    const { data } = await bench.ask(`{ me { username } }`);
    expect(data?.['me']?.['username']).not.toBe('Grandma Rose');
  });
});
