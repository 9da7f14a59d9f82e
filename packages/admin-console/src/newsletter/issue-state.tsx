import type { IssueStateName } from '@infinite/schema/catalogue/newsletter';
import { issueStateWords } from '@infinite/schema/words/newsletter-console.en';
import { Badge } from '@infinite/ui/badge';

const tones = {
  DRAFT: 'plain',
  SCHEDULED: 'accent',
  SENDING: 'amber',
  PAUSED: 'amber',
  SENT: 'success',
  CANCELLED: 'plain',
} as const;

export function IssueState({ state }: { state: IssueStateName }) {
  return <Badge tone={tones[state]}>{issueStateWords[state]}</Badge>;
}
