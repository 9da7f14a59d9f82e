export { Landing as Page } from '#(marketing)/components/home/landing.tsx';
