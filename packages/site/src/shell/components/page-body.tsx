import { Suspense, type ReactNode } from 'react';
import { LoadingScreen } from './loading-screen.tsx';
import { RenderGuard } from './render-guard.tsx';

// A constant object: React sets the HTML again when it gets another one.
const asTheServerWroteIt = { __html: '' };

/**
 * The <main> of a page. Marketing pages are drawn on the server alone (their `Page` never reaches
 * the browser), so that their words cost no JavaScript: in the browser there are no children then,
 * and what the server wrote stays as it is.
 */
export function PageBody({ children }: { children: ReactNode }) {
  const look = { id: 'content', tabIndex: -1, className: 'min-h-[60vh] focus:outline-none' };
  if (!children) {
    return <main {...look} suppressHydrationWarning dangerouslySetInnerHTML={asTheServerWroteIt} />;
  }
  return (
    <main {...look}>
      <RenderGuard>
        <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
      </RenderGuard>
    </main>
  );
}
