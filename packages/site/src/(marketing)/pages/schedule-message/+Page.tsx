export { ScheduleMessageIntroduction as Page } from '#(marketing)/components/schedule-message-introduction.tsx';
