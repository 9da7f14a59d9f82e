export { FamilyTreeIntroduction as Page } from '#(marketing)/components/introductions/family-tree-introduction.tsx';
