import { memberShellWords } from '../member-shell.en.ts';

const links = [
  ['/faqs', 'help'],
  ['/contact', 'contact'],
  ['/', 'website'],
  ['/privacy-policy', 'privacy'],
  ['/terms-of-service', 'terms'],
] as const;

/** One quiet line at the end of a member's page. */
export function MemberFooter() {
  return (
    <footer className="shell-footer">
      <nav aria-label={memberShellWords.footer}>
        <ul>
          {links.map(([href, name]) => (
            <li key={href}>
              <a href={href}>{memberShellWords.links[name]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
