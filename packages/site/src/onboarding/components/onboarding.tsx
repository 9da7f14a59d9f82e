import type { OnboardingStepName } from '@infinite/schema/catalogue/home';
import {
  CloseOnboardingDocument,
  PassOnboardingStepDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { roleNames } from '#families/role-names.ts';
import { onboardingWords as words } from '#onboarding/onboarding.en.ts';
import { nextStep, stepsOf } from '#onboarding/steps.ts';
import type { Viewer } from '#renderer/page-audience.ts';
import { DoneStep, type StepOutcome } from './done-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { PersonStep } from './person-step.tsx';
import { VoiceStep } from './voice-step.tsx';

export interface OnboardingProps {
  viewer: Viewer;
  passed: readonly OnboardingStepName[];
  /** The newest recording of the family, if there is one. */
  recordingId: string | null;
}

const texts = { FAMILY: words.family, VOICE: words.voice, PERSON: words.person };

/** One step after the other; each can be skipped, and all of them can be gone on with later. */
export function Onboarding({ viewer, ...first }: OnboardingProps): ReactElement {
  const [passed, setPassed] = useState(first.passed);
  const [recordingId, setRecordingId] = useState(first.recordingId);
  const [outcome, setOutcome] = useState<StepOutcome | null>(null);
  const steps = stepsOf(roleNames[viewer.familyRole]);
  const step = nextStep(steps, passed);
  const hasMoved = passed !== first.passed;
  const pass = (done: OnboardingStepName) => {
    const now = [...passed, done];
    setPassed(now);
    // A step that could not be noted is only shown again on the next visit.
    void ask(PassOnboardingStepDocument, { step: done });
    if (nextStep(steps, now) === null) void ask(CloseOnboardingDocument, {});
  };
  const title = step ? texts[step].title : words.done.title;
  return (
    <div className="page-column pb-20">
      <PageHeading
        above={step ? words.stepOf(steps.indexOf(step) + 1, steps.length) : undefined}
        title={
          // The button that was pressed is gone by then: the focus goes to where it goes on.
          <span
            key={title}
            ref={hasMoved ? takeFocus : undefined}
            tabIndex={-1}
            className="outline-none"
          >
            {title}
          </span>
        }
        lead={step ? texts[step].lead : words.done.lead}
      />
      <div className="max-w-[800px]">
        {step === 'FAMILY' ? (
          <FamilyStep first={viewer.family.name} onDone={() => pass('FAMILY')} />
        ) : null}
        {step === 'VOICE' ? (
          <VoiceStep onRecorded={setRecordingId} onDone={() => pass('VOICE')} />
        ) : null}
        {step === 'PERSON' ? (
          <PersonStep
            recordingId={recordingId}
            role={roleNames[viewer.familyRole]}
            onDone={(result) => {
              setOutcome(result);
              pass('PERSON');
            }}
          />
        ) : null}
        {step === null ? <DoneStep outcome={outcome} /> : null}
        {step === null ? null : (
          <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-5">
            <Button variant="quiet" className="-ms-5" onClick={() => pass(step)}>
              {words.skip}
            </Button>
            <a href="/dashboard" className="link inline-flex min-h-11 items-center">
              {words.stop}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
