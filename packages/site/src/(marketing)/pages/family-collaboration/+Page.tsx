export { FamilyCollaborationIntroduction as Page } from '#(marketing)/components/introductions/family-collaboration-introduction.tsx';
