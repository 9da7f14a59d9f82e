import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Mic } from 'lucide-react';
import { Band } from '#(marketing)/components/band.tsx';
import { Opening } from '#(marketing)/components/opening.tsx';
import { Paragraphs } from '#(marketing)/components/paragraphs.tsx';
import { Points } from '#(marketing)/components/points.tsx';
import { beforeItsTooLate } from '#(marketing)/content/before-its-too-late.ts';
import { askingTopics, type AskingQuestion } from '#(marketing)/content/questions.ts';
import { ChairsPicture } from '#(marketing)/pictures/chairs-picture.tsx';

const { how, questions, memory, late } = beforeItsTooLate;

export function Page() {
  return (
    <>
      <Opening
        heading={beforeItsTooLate.heading}
        lead={beforeItsTooLate.lead}
        picture={<ChairsPicture />}
      />
      <Band sunk heading={how.heading}>
        <Points items={how.items} columns={2} />
      </Band>
      <Band heading={questions.heading}>
        {askingTopics.map((topic) => (
          <section key={topic.topic} className="pb-12 last:pb-0">
            <h3 className="m-0 text-2xl">{topic.topic}</h3>
            <p className="mt-1 mb-4 max-w-measure text-ink-soft">{topic.lead}</p>
            <ul className="m-0 list-none border-t border-rule p-0">
              {topic.questions.map((question) => (
                <Question key={question.id} {...question} />
              ))}
            </ul>
          </section>
        ))}
        <p className="mt-8 mb-0 text-ink-soft print:hidden">{questions.print}</p>
      </Band>
      <Band sunk heading={memory.heading}>
        <Paragraphs texts={memory.paragraphs} />
      </Band>
      <Band heading={late.heading} lead={late.text}>
        <div className="flex flex-wrap gap-3 print:hidden">
          <LinkButton href="/free-voice-messages" variant="primary" size="lg">
            {late.first}
          </LinkButton>
          <LinkButton href="/voice-recordings" variant="quiet" size="lg">
            {late.members}
          </LinkButton>
        </div>
      </Band>
    </>
  );
}

function Question({ id, question, further }: AskingQuestion) {
  return (
    <li
      id={id}
      className="flex flex-col gap-x-8 gap-y-3 border-b border-rule py-4 sm:flex-row sm:items-center sm:justify-between print:pb-24"
    >
      <div className="max-w-measure">
        <p className="m-0 font-serif text-xl leading-snug">{question}</p>
        <p className="mt-1 mb-0 text-ink-soft">
          {questions.further} {further}
        </p>
      </div>
      <LinkButton
        href={`/free-voice-messages?question=${id}`}
        className="w-fit shrink-0 print:hidden"
      >
        <Icon as={Mic} />
        <span>
          {questions.record}
          <span className="only-read-aloud">: {question}</span>
        </span>
      </LinkButton>
    </li>
  );
}
