import type { SettingsPageQuery } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { useEffect, useRef, useState } from 'react';
import { memberSettingsWords } from '#settings/member-settings.en.ts';
import { RenamePasskey } from './rename-passkey.tsx';

const words = memberSettingsWords.passkeys;

interface PasskeyItemProps {
  passkey: SettingsPageQuery['secondFactor']['passkeys'][number];
  timeZone: string;
  ready: boolean;
  onRemove: () => void;
  onRenamed: () => Promise<void>;
}

/** One passkey with its dates and what can be done with it. */
export function PasskeyItem({ passkey, timeZone, ready, ...acts }: PasskeyItemProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  const [naming, setNaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const wasNaming = useRef(false);
  // The focused form disappears, so the focus returns to the button that opened it.
  useEffect(() => {
    if (wasNaming.current && !naming) renameButton.current?.focus();
    wasNaming.current = naming;
  }, [naming]);
  const day = (instant: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(instant));

  if (naming)
    return (
      <li className="border-b border-rule py-4">
        <RenamePasskey
          passkey={passkey}
          onCancel={() => setNaming(false)}
          onRenamed={async () => {
            await acts.onRenamed();
            setNaming(false);
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-4 border-b border-rule py-4">
      <div className="min-w-0">
        <strong className="wrap-anywhere">{name}</strong>
        <p className="mt-1 mb-0 text-sm text-ink-soft">
          {lastUsedAt ? words.lastUsed(day(lastUsedAt)) : words.unused}
          {' · '}
          {words.addedOn(day(createdAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={renameButton}
          size="sm"
          aria-label={words.renameNamed(name)}
          disabled={!ready}
          onClick={() => setNaming(true)}
        >
          {words.rename}
        </Button>
        <Button
          size="sm"
          aria-label={words.removeNamed(name)}
          disabled={!ready}
          onClick={acts.onRemove}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
