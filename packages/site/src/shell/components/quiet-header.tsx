import { Logo } from './logo.tsx';

/** For pages behind a personal link: nothing to choose but what the page is about. */
export function QuietHeader() {
  return (
    <header className="border-b border-rule">
      <div className="page-column flex min-h-16 items-center">
        <Logo />
      </div>
    </header>
  );
}
