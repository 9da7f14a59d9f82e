import type { CampaignStateName } from '@infinite/schema/catalogue/newsletter';
import { campaignStateWords } from '@infinite/schema/words/newsletter-console.en';
import { Badge } from '@infinite/ui/badge';

const tones = {
  DRAFT: 'plain',
  SCHEDULED: 'accent',
  SENDING: 'amber',
  PAUSED: 'amber',
  SENT: 'success',
  CANCELLED: 'plain',
} as const;

export function LetterState({ state }: { state: CampaignStateName }) {
  return <Badge tone={tones[state]}>{campaignStateWords[state]}</Badge>;
}
