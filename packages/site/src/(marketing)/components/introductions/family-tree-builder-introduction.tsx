import { familyTreeBuilder as text } from '#(marketing)/content/introductions/family-tree-builder.ts';
import { PlanPicture } from '#(marketing)/pictures/plan-picture.tsx';
import { Introduction } from './introduction.tsx';

/** /family-tree-builder, for visitors and members. */
export function FamilyTreeBuilderIntroduction() {
  return <Introduction text={text} picture={PlanPicture} sunkFirst />;
}
