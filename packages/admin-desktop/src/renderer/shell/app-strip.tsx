import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import type { DialogName, ProfileView } from '#ipc/channels.ts';

/** Above the console: which server this is, and the application's own dialogs. */
export function AppStrip(props: { profile: ProfileView; onOpen: (dialog: DialogName) => void }) {
  const { profile, onOpen } = props;
  return (
    <header className="border-b border-rule bg-sunk">
      <div className="mx-auto flex w-full max-w-[1440px] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-sm sm:px-6">
        <span className="min-w-0 grow truncate">
          <span className="font-semibold">{profile.name}</span>{' '}
          <span className="text-ink-soft">{profile.origin}</span>
        </span>
        <Button size="sm" variant="quiet" onClick={() => onOpen('profiles')}>
          {desktopWords.profiles.open}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onOpen('files')}>
          {desktopWords.files.open}
        </Button>
      </div>
    </header>
  );
}
