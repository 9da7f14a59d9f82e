import { sendIssues } from '#features/publishing/newsletter/send-issues.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** A sweep and no job: newsletters share no queue with what is promised (decision 141). */
export const sendIssuesSweep = defineSweep({
  name: 'send-newsletters',
  everySeconds: 1,
  channels: ['newsletter', 'clock'],
  run: sendIssues,
});
