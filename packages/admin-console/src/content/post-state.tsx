import type { BlogPostStateName } from '@infinite/schema/catalogue/blog';
import { contentWords } from '#content/content.en.ts';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import { CircleCheck, CircleOff, Clock, PencilLine, type LucideIcon } from 'lucide-react';

const looks: Record<BlogPostStateName, { tone: BadgeTone; icon: LucideIcon }> = {
  DRAFT: { tone: 'plain', icon: PencilLine },
  SCHEDULED: { tone: 'amber', icon: Clock },
  PUBLISHED: { tone: 'success', icon: CircleCheck },
  UNPUBLISHED: { tone: 'plain', icon: CircleOff },
};

/** Where a post stands, by word, sign and colour. */
export function PostState({ state }: { state: BlogPostStateName }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon as={icon} />}>
      {contentWords.states[state]}
    </Badge>
  );
}
