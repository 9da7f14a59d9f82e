export { QuizPage as Page } from '#quizzes/components/quiz-page.tsx';
