export { LastWishesIntroduction as Page } from '#(marketing)/components/introductions/last-wishes-introduction.tsx';
