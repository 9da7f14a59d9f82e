import { familyTree as text } from '#(marketing)/content/introductions/family-tree.ts';
import { TreePicture } from '#(marketing)/pictures/tree-picture.tsx';
import { SampleTree } from '../sample-tree/sample-tree.tsx';
import { Introduction } from './introduction.tsx';

/** /family-tree, and the family tree's section of the home page. */
export function FamilyTreeIntroduction() {
  return (
    <Introduction text={text} picture={TreePicture}>
      <SampleTree first="maja" />
    </Introduction>
  );
}
