import { answerWords as words } from '#received/answer.en.ts';
import { localMoment, placeOfZone } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useId, type ReactElement, type ReactNode } from 'react';
import { isAnswer, type AnswerPage } from './answer-page.ts';
import { AnswerSummary } from './answer-summary.tsx';

export interface AnswerFormsProps {
  page: AnswerPage;
  token: string;
  now: string;
  /** Error code of the refused form. */
  problem: string | null;
}

/** Three plain forms that work without scripts; nothing happens before one of them is sent. */
export function AnswerForms({ page, token, now, problem }: AnswerFormsProps): ReactElement {
  const { answered } = page;
  const action = `/answer/${token}`;
  const timeZone = page.nextDelivery?.timeZone ?? 'UTC';
  const earliest = localMoment(now, timeZone).localDate;
  return (
    <div className="page-column py-10 sm:py-16">
      <div className="mx-auto flex max-w-measure flex-col gap-8 text-lg">
        <Heading page={page} />
        {problem === null ? null : (
          <ErrorState title={words.failed.title}>{problemWords(problem)}</ErrorState>
        )}
        <AnswerSummary page={page} now={now} />
        {answered === 'CONFIRM' ? (
          <p className="m-0">{words.changeOfMind}</p>
        ) : (
          <Choice title={words.confirm.title} body={words.confirm.body}>
            <form method="post" action={action}>
              <input type="hidden" name="answer" value="CONFIRM" />
              <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
                {words.confirm.action}
              </Button>
            </form>
          </Choice>
        )}
        {page.canPostpone ? (
          <Choice title={words.postpone.title} body={words.postpone.body(placeOfZone(timeZone))}>
            <form method="post" action={action} className="flex flex-col gap-5">
              <input type="hidden" name="answer" value="POSTPONE" />
              <div className="grid gap-5 sm:grid-cols-2">
                <Field label={words.postpone.day} required>
                  <TextInput
                    type="date"
                    name="localDate"
                    min={earliest}
                    max="2199-12-31"
                    className="min-h-14"
                  />
                </Field>
                <Field label={words.postpone.time} required>
                  <TextInput
                    type="time"
                    name="localTime"
                    defaultValue={page.nextDelivery?.localTime.slice(0, 5)}
                    className="min-h-14"
                  />
                </Field>
              </div>
              <div>
                <Button type="submit" size="lg" className="max-sm:w-full">
                  {words.postpone.action}
                </Button>
              </div>
            </form>
          </Choice>
        ) : null}
        <Choice title={words.cancel.title} body={words.cancel.body}>
          <form method="post" action={action} className="flex flex-col gap-4">
            <input type="hidden" name="answer" value="CANCEL" />
            <Checkbox label={words.cancel.check} required className="min-h-11" />
            <div>
              <Button type="submit" variant="danger" size="lg" className="max-sm:w-full">
                {words.cancel.action}
              </Button>
            </div>
          </form>
        </Choice>
        <p className="m-0 border-t border-rule pt-6">
          <a href="/future-messages" className="link inline-flex min-h-11 items-center">
            {words.change}
          </a>{' '}
          {words.changeBody}
        </p>
      </div>
    </div>
  );
}

function problemWords(code: string): string {
  return code === 'INVALID_INPUT' || code === 'LINK_EXPIRED'
    ? words.problems[code]
    : words.failed.body;
}

/** The question, or what was answered: an answer can be changed until the message leaves. */
function Heading({ page }: { page: AnswerPage }): ReactElement {
  const { answered } = page;
  const said = isAnswer(answered)
    ? words.answered[answered]
    : { title: words.heading[page.step], body: words.lead[page.step] };
  return (
    <header role={isAnswer(answered) ? 'status' : undefined}>
      <h1 className="m-0 text-3xl sm:text-4xl">{said.title}</h1>
      <p className="m-0 mt-3">{said.body}</p>
    </header>
  );
}

function Choice(props: { title: string; body: string; children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="m-0 text-2xl">
          {props.title}
        </h2>
        <p className="m-0">{props.body}</p>
      </div>
      {props.children}
    </section>
  );
}
