import { authModalWords } from '@infinite/schema/words/auth-modal.en';
import { Icon } from '@infinite/ui/icon';
import { Check } from 'lucide-react';

/** The benefits and the terms, under both forms. */
export function AuthPromises() {
  const { agreement, promises } = authModalWords;
  return (
    <div className="mt-6 border-t border-rule pt-5 text-sm">
      <ul className="m-0 grid list-none gap-1.5 p-0">
        {promises.map((promise) => (
          <li key={promise} className="flex items-start gap-2">
            <Icon as={Check} className="mt-[0.15em] text-accent" />
            {promise}
          </li>
        ))}
      </ul>
      <p className="m-0 mt-4 text-ink-soft">
        {agreement.before}
        <a className="link" href="/terms-of-service">
          {agreement.terms}
        </a>
        {agreement.between}
        <a className="link" href="/privacy-policy">
          {agreement.privacy}
        </a>
        {agreement.after}
      </p>
    </div>
  );
}
