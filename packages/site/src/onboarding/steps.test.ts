import { expect, test } from 'vitest';
import { nextStep, stepsOf } from './steps.ts';

test('each role sees the steps that it may take', () => {
  expect(stepsOf('owner')).toEqual(['FAMILY', 'VOICE', 'PERSON']);
  expect(stepsOf('contributor')).toEqual(['VOICE', 'PERSON']);
  expect(stepsOf('viewer')).toEqual([]);
  expect(stepsOf('none')).toEqual([]);
});

test('the steps go on where they were left, whatever was passed before', () => {
  const steps = stepsOf('owner');
  expect(nextStep(steps, [])).toBe('FAMILY');
  expect(nextStep(steps, ['VOICE', 'FAMILY'])).toBe('PERSON');
  expect(nextStep(steps, ['PERSON'])).toBe('FAMILY');
  expect(nextStep(steps, steps)).toBeNull();
});
