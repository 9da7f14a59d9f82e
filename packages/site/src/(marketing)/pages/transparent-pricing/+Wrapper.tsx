import { useEffect, type ReactNode } from 'react';
import { serveCostCalculator } from '#(marketing)/price-calculator.ts';

/** The page is drawn on the server alone; its calculator comes to life here. */
export function Wrapper({ children }: { children: ReactNode }): ReactNode {
  useEffect(serveCostCalculator, []);
  return children;
}
