export { ScrapbooksIntroduction as Page } from '#(marketing)/components/introductions/scrapbooks-introduction.tsx';
