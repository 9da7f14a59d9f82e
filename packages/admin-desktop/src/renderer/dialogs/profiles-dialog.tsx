import { desktopWords } from '#desktop.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Dialog } from '@infinite/ui/dialog';
import { useState } from 'react';
import type { DesktopState, ProfileView } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';
import { ServerForm } from '#renderer/shell/server-form.tsx';

const words = desktopWords.profiles;

/** The servers of this computer: use one, add one, remove one. */
export function ProfilesDialog(props: {
  state: DesktopState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { state, open, onOpenChange } = props;
  const [leaving, setLeaving] = useState<ProfileView | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={words.title}
        description={words.description}
      >
        <ul className="m-0 list-none divide-y divide-rule p-0">
          {state.profiles.map((profile) => (
            <li key={profile.id} className="flex flex-wrap items-center gap-3 py-3">
              <span className="min-w-0 grow">
                <span className="block font-semibold">{profile.name}</span>
                <span className="block truncate text-sm text-ink-soft">{profile.origin}</span>
              </span>
              {profile.id === state.activeProfile?.id ? (
                <Badge tone="success">{words.active}</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={`${words.use} ${profile.name}`}
                  onClick={() => void bridge.request('profile:use', { id: profile.id })}
                >
                  {words.use}
                </Button>
              )}
              <Button
                size="sm"
                variant="quiet"
                aria-label={`${words.remove} ${profile.name}`}
                onClick={() => setLeaving(profile)}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
        <h3 className="mt-6 mb-3 text-lg">{words.add}</h3>
        <ServerForm onAdded={() => onOpenChange(false)} />
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(stays) => {
          if (!stays) setLeaving(null);
        }}
        title={words.removeTitle(leaving?.name ?? '')}
        description={words.removeText}
        confirmLabel={words.remove}
        cancelLabel={words.cancel}
        onConfirm={() => {
          if (leaving) void bridge.request('profile:remove', { id: leaving.id });
          // The first screen stands behind the dialog then.
          if (state.profiles.length === 1) onOpenChange(false);
          setLeaving(null);
        }}
      />
    </>
  );
}
