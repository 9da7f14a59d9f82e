export { FutureMessagesIntroduction as Page } from '#(marketing)/components/future-messages-introduction.tsx';
