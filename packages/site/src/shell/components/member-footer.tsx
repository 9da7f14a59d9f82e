import { memberShellWords } from '../member-shell.en.ts';

const words = memberShellWords.links;

const links = [
  ['/faqs', words.help],
  ['/contact', words.contact],
  ['/', words.website],
  ['/privacy-policy', words.privacy],
  ['/terms-of-service', words.terms],
] as const;

/** One quiet line at the end of a member's page. */
export function MemberFooter() {
  return (
    <footer className="shell-footer">
      <nav aria-label={memberShellWords.footer}>
        <ul>
          {links.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
