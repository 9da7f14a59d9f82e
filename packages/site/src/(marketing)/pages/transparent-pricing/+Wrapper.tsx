import { useEffect, type ReactNode } from 'react';
import { serveCostCalculator } from '#(marketing)/price-calculator.ts';

/** The page is rendered on the server only; this hydrates its calculator. */
export function Wrapper({ children }: { children: ReactNode }): ReactNode {
  useEffect(serveCostCalculator, []);
  return children;
}
