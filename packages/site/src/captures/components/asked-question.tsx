import { captureLimits } from '@infinite/schema/catalogue/captures';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import { Field } from '@infinite/ui/field';
import { LinkButton } from '@infinite/ui/link-button';
import { TextArea } from '@infinite/ui/text-area';
import type { ReactElement } from 'react';
import type { TellPage } from '#captures/tell-page.ts';
import { QuietPart } from '#received/components/quiet-part.tsx';
import { SpokenAnswer } from './spoken-answer.tsx';
import { TellForm } from './tell-form.tsx';

interface AskedQuestionProps {
  readonly page: TellPage;
  readonly token: string;
  /** The question that its reader chose; one that is not there any more is passed over. */
  readonly wanted: string | null;
}

/** One question, large, and the ways to answer it or not. */
export function AskedQuestion({ page, token, wanted }: AskedQuestionProps): ReactElement {
  const { questions, aside, personName, askedBy } = page;
  const question = [...questions, ...aside].find(({ id }) => id === wanted) ?? questions[0];
  if (!question) {
    return (
      <div className="flex flex-col gap-4">
        <h1 className="m-0 text-3xl sm:text-4xl">{words.allAnswered}</h1>
        <p className="m-0">{words.allAnsweredBody}</p>
      </div>
    );
  }
  const { id } = question;
  const at = questions.findIndex((one) => one.id === id);
  const next = questions[(at + 1) % questions.length];
  const isOpen = at >= 0;
  return (
    <section className="flex flex-col gap-8">
      <header>
        <p className="m-0">
          {words.hello(personName)}. {words.asks(askedBy)}.
        </p>
        <h1 className="m-0 mt-4 font-serif text-3xl leading-snug font-medium wrap-anywhere sm:text-4xl">
          {question.body}
        </h1>
      </header>
      {/* Another question means another recorder. */}
      <SpokenAnswer key={id} token={token} questionId={id} />
      <div className="border-t border-rule">
        <QuietPart heading={words.writeInstead}>
          <TellForm token={token} act="WRITE" question={id} label={words.writeSend}>
            <Field label={words.writeLabel} required>
              <TextArea
                name="words"
                rows={7}
                required
                maxLength={captureLimits.wordsCharacters}
                className="font-serif text-lg"
              />
            </Field>
          </TellForm>
        </QuietPart>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        {next && next.id !== id ? (
          <LinkButton
            href={`/tell/${token}?question=${next.id}`}
            size="lg"
            className="max-sm:w-full"
          >
            {words.another}
          </LinkButton>
        ) : null}
        {isOpen ? (
          <div className="max-sm:w-full">
            <TellForm
              token={token}
              act="SET_ASIDE"
              question={id}
              label={words.skip}
              variant="quiet"
            />
            <p className="m-0 mt-1 text-base">{words.skipHint}</p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
