import { sampleFamilyWords as words } from '@infinite/schema/words/sample-family.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { usePageContext } from 'vike-react/usePageContext';
import { AuthButton } from '#(marketing)/components/auth-button.tsx';

/** Says quietly on a member's page that this is the sample family, and how to start one's own. */
export function SampleNotice() {
  const { viewer, config } = usePageContext();
  if (config.audience !== 'member' || !viewer?.sampleUntil) return null;
  return (
    <aside aria-label={words.label} className="border-b border-rule bg-amber-tint">
      <div className="page-column flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="m-0 min-w-0 flex-[1_1_20em] text-sm text-amber-ink">{words.banner}</p>
        <div className="flex flex-wrap items-center gap-3">
          <AuthButton size="sm" returnUrl="/dashboard">
            {words.start}
          </AuthButton>
          <form action="/demo/leave" method="post">
            <button type="submit" className={buttonStyle({ variant: 'quiet', size: 'sm' })}>
              {words.leave}
            </button>
          </form>
        </div>
      </div>
    </aside>
  );
}
