export { TimeCapsulesIntroduction as Page } from '#(marketing)/components/introductions/time-capsules-introduction.tsx';
