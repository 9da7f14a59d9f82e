import { familyCollaboration as text } from '#(marketing)/content/introductions/family-collaboration.ts';
import { TablePicture } from '#(marketing)/pictures/table-picture.tsx';
import { Introduction } from './introduction.tsx';

/** /family-collaboration, for visitors. */
export function FamilyCollaborationIntroduction() {
  return <Introduction text={text} picture={TablePicture} sunkFirst />;
}
