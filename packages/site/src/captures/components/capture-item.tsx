import type { CapturePartsFragment } from '@infinite/schema/generated/graphql';
import { instantDateWords, instantWords, placeOfZone } from '@infinite/schema/words/dates.en';
import { Badge } from '@infinite/ui/badge';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { CaptureItemProps } from '#captures/capture-item-props.ts';
import { storyQuestionsWords } from '#captures/story-questions.en.ts';
import { StoryOfAnswers } from '#stories/components/story-of-answers.tsx';
import { AddQuestions } from './add-questions.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { CaptureActs } from './capture-acts.tsx';
import { PersonalLink } from './personal-link.tsx';

const { item: words, weekdays } = storyQuestionsWords;

/** One person who is asked: how, what, and what they told. */
export function CaptureItem({ capture, onChange }: CaptureItemProps): ReactElement {
  const { viewer } = usePageContext();
  const { id, personName, state, link, linkEndsAt, questions } = capture;
  const answered = questions.filter((one) => one.state === 'ANSWERED').length;
  return (
    <article aria-labelledby={`capture-${id}`} className="border-t border-rule pt-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={`capture-${id}`} className="m-0 text-2xl wrap-anywhere">
          {personName}
        </h2>
        <Badge tone={answered > 0 ? 'success' : 'plain'}>
          {words.told(answered, questions.length)}
        </Badge>
      </div>
      <p className="m-0 mt-1 text-ink-soft">
        {words.asker(capture.asker.name)}. {paceWords(capture, viewer?.timeZone ?? 'UTC')}
      </p>
      <AskedQuestions capture={capture} onChange={onChange} />
      {answered > 0 ? <StoryOfAnswers captureId={id} /> : null}
      {capture.mayAdd ? <AddQuestions capture={capture} onChange={onChange} /> : null}
      {link && linkEndsAt && state !== 'ENDED' ? (
        <PersonalLink url={link} until={instantDateWords(linkEndsAt, viewer?.timeZone ?? 'UTC')} />
      ) : null}
      {capture.mayManage && state !== 'ENDED' ? (
        <CaptureActs capture={capture} onChange={onChange} />
      ) : null}
    </article>
  );
}

function paceWords(capture: CapturePartsFragment, readersZone: string): string {
  const { state, pace, weekday, timeZone, stoppedAt, nextAt } = capture;
  if (state !== 'ACTIVE') return words[state];
  if (pace === 'OWN') return `${words.own}.`;
  if (stoppedAt) return words.stopped;
  const how = `${words.weekly(weekdays[weekday - 1] ?? '', placeOfZone(timeZone))}.`;
  return `${how} ${nextAt ? words.next(instantWords(nextAt, readersZone)) : words.noNext}`;
}
