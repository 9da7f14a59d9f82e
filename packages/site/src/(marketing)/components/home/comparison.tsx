import { LinkButton } from '@infinite/ui/link-button';
import { home } from '#(marketing)/content/home.ts';
import { homeSectionPath } from '#(marketing)/home-sections.ts';
import { Band } from '../band.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** The comparison as a band of its own, on /voice-ancestry. */
export function Comparison() {
  const { heading, lead, tree, stories } = home.comparison;
  return (
    <Band heading={heading} lead={lead}>
      <ComparisonTable />
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href={homeSectionPath('family-tree')}>{tree}</LinkButton>
        <LinkButton href="/future-messages">{stories}</LinkButton>
      </div>
    </Band>
  );
}
