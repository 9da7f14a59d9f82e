import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import type { RecorderProblem } from '#recordings/engine/problems.ts';
import { Notice } from './notice.tsx';

/** Problems that a retry may solve, once the member has followed the instructions. */
const worthAnotherTry = new Set<RecorderProblem>([
  'microphone-denied',
  'camera-denied',
  'no-microphone',
  'no-camera',
  'device-busy',
  'storage-full',
  'storage-closed',
  'recorder-failed',
]);

export function ProblemNotice(props: {
  problem: RecorderProblem;
  onTryAgain: (() => void) | null;
}) {
  const { problem, onTryAgain } = props;
  const words = recorderWords.problems[problem];
  return (
    <Notice
      tone="danger"
      title={words.title}
      action={
        onTryAgain && worthAnotherTry.has(problem) ? (
          <Button onClick={onTryAgain}>{recorderWords.tryAgain}</Button>
        ) : null
      }
    >
      {words.body}
    </Notice>
  );
}
