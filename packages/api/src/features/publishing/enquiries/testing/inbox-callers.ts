import { signStandard } from '#platform/http/standard-signature.ts';
import { graphql } from '#testing/graphql.ts';
import type { TestApp } from '#testing/test-app.ts';

/** With which the tests' mail server signs. */
export const inboundSecret = 'a secret of the mail server, long';

export interface Head {
  id: string;
  reference: string;
  version: number;
  state: string;
}

interface Entry {
  id: string;
  kind: string;
  body: string;
  author: string;
  automatic: boolean;
  delivery: string | null;
  problem: string | null;
  attachments: {
    id: string;
    name: string;
    type: string;
    bytes: number | null;
    state: string;
    path: string | null;
  }[];
}

interface Reply {
  from: string;
  subject?: string;
  answers?: string;
  id?: string;
  text?: string;
  extra?: readonly string[];
}

/** The fields of an enquiry that tests ask for. */
export const head = 'id reference version state unread assignee { username } answeredBy';

/** What people outside, staff and the mail server do, by the real API. `staff` reads threads. */
export function inboxCallers(test: TestApp, staff: { readonly cookie: string }) {
  let made = 0;
  const rows = <Row>(sql: string, values: unknown[] = []) =>
    test.app.orm.em.getConnection().execute<Row[]>(sql, values);
  const as = <Data>(who: { cookie: string }, query: string, variables: object = {}) =>
    graphql<Data, object>(test, query, variables, who.cookie);

  /** An enquiry through the form, as an operator sees it. */
  async function written(change: object = {}): Promise<Head & { email: string }> {
    const email = `writer${(made += 1)}@example.org`;
    const input = { kind: 'CONTACT', name: 'Per Lie', email, topic: 'sales', message: 'Prints?' };
    const sent = await graphql<{ sendEnquiry: { reference: string } }, object>(
      test,
      'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { reference } }',
      { input: { ...input, ...change } },
    );
    const reference = sent.data?.sendEnquiry.reference ?? '';
    const { data } = await as<{ enquiries: { nodes: Head[] } }>(
      staff,
      `query ($search: String) { enquiries(search: $search) { nodes { ${head} } } }`,
      { search: reference },
    );
    return { ...data!.enquiries.nodes[0]!, email };
  }

  const answer = (who: { cookie: string }, of: Head, change: object = {}) =>
    as<{ answerEnquiry: Head }>(
      who,
      `mutation ($input: EnquiryAnswerInput!) { answerEnquiry(input: $input) { ${head} } }`,
      {
        input: {
          id: of.id,
          version: of.version,
          body: 'Yes, we do.\n\nAnn',
          close: false,
          clientId: `client-${(made += 1)}`,
          ...change,
        },
      },
    );

  async function threadOf(id: string) {
    const { data } = await as<{ enquiryThread: { enquiry: Head; entries: Entry[] } }>(
      staff,
      `query ($id: ID!) { enquiryThread(id: $id) { enquiry { ${head} }
         entries { id kind body author automatic delivery problem
           attachments { id name type bytes state path } } } }`,
      { id },
    );
    return data!.enquiryThread;
  }

  function post(lines: readonly string[], change: Record<string, string> = {}) {
    const body = Buffer.from(lines.join('\r\n'));
    const seconds = Math.floor(test.clock.now().epochMilliseconds / 1000);
    return test.server.inject({
      method: 'POST',
      url: '/api/inbound/mail',
      headers: {
        ...signStandard(inboundSecret, { id: `in-${(made += 1)}`, seconds, body }),
        'content-type': 'message/rfc822',
        ...change,
      },
      payload: body,
    });
  }

  const reply = ({ from, subject, answers, id, text, extra = [] }: Reply) =>
    post([
      `From: Per <${from}>`,
      `Subject: ${subject ?? 'Re: hello'}`,
      `Message-ID: <${id ?? `reply${(made += 1)}@example.org`}>`,
      ...(answers ? [`In-Reply-To: <${answers}>`] : []),
      ...extra,
      '',
      text ?? 'Thank you!',
    ]);
  return { rows, as, written, answer, threadOf, post, reply };
}
