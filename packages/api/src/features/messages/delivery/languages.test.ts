import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecipientBench } from '#features/messages/delivery/testing/recipient-bench.ts';

let bench: RecipientBench;

beforeEach(async () => {
  bench = await RecipientBench.start();
});
afterEach(() => bench.close());

const ines = 'ines@example.org';

const run = (sql: string) => bench.test.app.orm.em.getConnection().execute(sql);

/** What the author chose for Inês, by way of the table: the composer sends it with a draft. */
const giveLanguage = (locale: string) => run(`update message_recipients set locale = '${locale}'`);

const authorReads = (locale: string) => run(`update users set preferences = 'language-${locale}'`);

const languageOf = async (token: string) =>
  (await bench.ask(languageDocument, { token }, '')).data?.['linkLanguage'];

const languageDocument = 'query ($token: String!) { linkLanguage(token: $token) { chosen given } }';

const byDate = { trigger: { localDate: '2041-05-04' } };

describe('the mail to a recipient', () => {
  test('is in the author’s language, where nothing else was chosen', async () => {
    await authorReads('es');
    await bench.deliver();
    expect(bench.mailsTo(ines)[0]?.subject).toMatch(/ preparó algo para usted$/);
  });

  test('is in the recipient’s own language, as the author chose it', async () => {
    const id = await bench.arm('2041-05-04', [ines]);
    await giveLanguage('de');
    await bench.at('2041-05-04T08:00:00Z');
    const [mail] = bench.mailsTo(ines);
    expect(mail?.subject).toMatch(/ hat etwas für Sie gemacht$/);
    expect(mail?.html).toContain('<html lang="de">');
    expect(mail?.text).toContain('Bitte schreiben Sie mir nicht mehr');
    expect(await languageOf(bench.tokenOf(ines))).toEqual({ chosen: null, given: 'de' });
    expect((await bench.message(id)).state).toBe('DELIVERED');
  });

  test('follows what the recipient chose on the page', async () => {
    await bench.deliver(byDate);
    const token = bench.tokenOf(ines);
    expect(bench.mailsTo(ines)[0]?.subject).toMatch(/ made something for you$/);
    const page = `303 /shared/${token}`;
    expect(await bench.choose(token, { act: 'LANGUAGE', locale: 'de' })).toBe(page);
    expect(await languageOf(token)).toEqual({ chosen: 'de', given: null });
    await bench.choose(token, { act: 'REMIND_TOMORROW' });
    await bench.at('2041-05-05T08:00:00Z');
    expect(bench.mailsTo(ines)[1]?.subject).toMatch(
      /^Zur Erinnerung: .* hat etwas für Sie gemacht$/,
    );
    await bench.choose(token, { act: 'INVITE', email: 'rui@example.net' });
    await bench.turn();
    expect(bench.mailsTo('rui@example.net')[0]?.subject).toMatch(/ möchte gemeinsam mit Ihnen /);
  });

  test('refuses a language that the product does not speak', async () => {
    await bench.deliver();
    const token = bench.tokenOf(ines);
    for (const locale of ['xx', '']) {
      const answer = await bench.choose(token, { act: 'LANGUAGE', locale });
      expect(answer).toBe(`303 /shared/${token}?problem=INVALID_INPUT`);
    }
    expect(await languageOf(token)).toEqual({ chosen: null, given: null });
  });

  test('is not for a companion to choose, of whom no language is known', async () => {
    await bench.deliver();
    await giveLanguage('de');
    const token = bench.tokenOf(ines);
    await bench.choose(token, { act: 'INVITE', email: 'rui@example.net' });
    await bench.turn();
    const second = bench.tokenOf('rui@example.net');
    const answer = await bench.choose(second, { act: 'LANGUAGE', locale: 'es' });
    expect(answer).toBe(`303 /shared/${second}?problem=NOT_FOUND`);
    expect(await languageOf(second)).toEqual({ chosen: null, given: null });
    expect(await languageOf('A'.repeat(43))).toEqual({ chosen: null, given: null });
  });
});

describe('the mails to an author', () => {
  test('are in the author’s language, whatever the recipient reads', async () => {
    await authorReads('de');
    await bench.arm('2041-05-04', [ines]);
    await giveLanguage('es');
    for (const instant of [
      '2041-05-02T08:00:00Z',
      '2041-05-03T08:00:00Z',
      '2041-05-04T08:00:00Z',
    ]) {
      await bench.at(instant);
    }
    await bench.open(bench.tokenOf(ines));
    await bench.turn();
    const subjects = bench.mailsTo('maria@example.org').map(({ subject }) => subject);
    expect(subjects.filter((subject) => /für|Zugestellt|geöffnet/.test(subject))).toEqual([
      expect.stringMatching(/^In 2 Tagen: /),
      expect.stringMatching(/^Sind Sie noch da\? /),
      expect.stringMatching(/^Zugestellt an /),
      expect.stringMatching(/ geöffnet$/),
    ]);
  });
});

describe('the author’s choice', () => {
  test('is kept with a draft, and a new address forgets what a person chose', async () => {
    const people = [{ name: 'Inês', email: ines, locale: 'de' }];
    const create = `mutation ($input: MessageDraftInput!, $clientId: ID!) {
      createDraft(input: $input, clientId: $clientId) { id version recipients { id locale } } }`;
    const variables = { input: { recipients: people }, clientId: crypto.randomUUID() };
    const draft = (await bench.ask(create, variables)).data?.['createDraft'] as unknown as Draft;
    expect(draft.recipients[0]?.locale).toBe('de');
    await run(`update message_recipients set own_locale = 'es'`);
    const save = `mutation ($id: ID!, $version: Int!, $input: MessageDraftInput!) {
      saveDraft(id: $id, version: $version, input: $input) { id version recipients { id locale } } }`;
    const { id, version } = draft;
    const input = { recipients: [{ ...people[0], id: draft.recipients[0]?.id, locale: null }] };
    const saved = (await bench.ask(save, { id, version, input })).data?.['saveDraft'];
    expect(await locales()).toEqual([{ locale: null, own_locale: 'es' }]);
    const other = { recipients: [{ ...input.recipients[0], email: 'rui@example.org' }] };
    await bench.ask(save, { id, version: saved?.['version'], input: other });
    expect(await locales()).toEqual([{ locale: null, own_locale: null }]);
  });
});

interface Draft {
  id: string;
  version: number;
  recipients: { id: string; locale: string | null }[];
}

const locales = () => run('select locale, own_locale from message_recipients');
