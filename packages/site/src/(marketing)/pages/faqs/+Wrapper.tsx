import { useEffect, type ReactNode } from 'react';
import { filterQuestions } from '#(marketing)/components/faqs/filter-questions.ts';

/** The page is drawn on the server alone; its search comes to life here. */
export function Wrapper({ children }: { children: ReactNode }): ReactNode {
  useEffect(filterQuestions, []);
  return children;
}
