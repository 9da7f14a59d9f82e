import { planVoices } from '#(marketing)/content/pricing.ts';
import { SampleVoices } from '../sample-voices.tsx';

/** Sample testimonials by plan. */
export function PlanVoices() {
  return <SampleVoices voices={planVoices} />;
}
