import { useEffect, type ReactNode } from 'react';
import { filterQuestions } from '#(marketing)/components/faqs/filter-questions.ts';

/** The page is rendered on the server only; this hydrates its search. */
export function Wrapper({ children }: { children: ReactNode }): ReactNode {
  useEffect(filterQuestions, []);
  return children;
}
