import { expect, it } from 'vitest';
import { recorderWords } from '#recordings/recorder.en.ts';
import { problemOfCapture, problemOfStorage } from './problems.ts';

it.each([
  ['NotAllowedError', 'microphone-denied'],
  ['SecurityError', 'microphone-denied'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'device-busy'],
  ['TypeError', 'recorder-failed'],
] as const)('%s of the microphone is named %s, with words and a way out', (name, problem) => {
  expect(problemOfCapture(new DOMException('', name), 'VOICE')).toBe(problem);
  expect(recorderWords.problems[problem].body.length).toBeGreaterThan(20);
});

it('tells a full device from a closed one', () => {
  expect(problemOfStorage(new DOMException('', 'QuotaExceededError'))).toBe('storage-full');
  expect(problemOfStorage(new DOMException('', 'InvalidStateError'))).toBe('storage-closed');
});
