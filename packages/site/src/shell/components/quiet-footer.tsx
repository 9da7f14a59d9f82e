import { SupportDetails } from './support-details.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** For pages behind a personal link. */
export function QuietFooter() {
  return (
    <footer className="mt-16 border-t border-rule">
      <div className="page-column flex flex-wrap justify-between gap-8 py-8">
        <SupportDetails />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
