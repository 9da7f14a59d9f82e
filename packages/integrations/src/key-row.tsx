import { apiScopes, isApiScope } from '@infinite/schema/catalogue/api-scopes';
import { instantDateWords, instantWords } from '@infinite/schema/words/dates.en';
import { keysPanelWords as words } from './keys-panel.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import type { KeyView } from './keys-api.ts';

interface KeyRowProps {
  shown: KeyView;
  timeZone: string;
  showMaker: boolean;
  onRotate: () => void;
  onRevoke: () => void;
}

/** One API key: name, scopes, last use and expiry. */
export function KeyRow({ shown: key, timeZone, showMaker, onRotate, onRevoke }: KeyRowProps) {
  const day = (instant: string) => instantDateWords(instant, timeZone);
  const when = (instant: string) => instantWords(instant, timeZone);
  const facts = [
    key.lastUsedAt ? words.lastUsed(when(key.lastUsedAt)) : words.neverUsed,
    [words.madeOn(day(key.createdAt)), showMaker ? words.madeBy(key.madeBy) : ''].join(' ').trim(),
    key.expiresAt ? words.endsOn(day(key.expiresAt)) : words.noEnd,
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-b border-rule py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 wrap-anywhere">{key.name}</strong>
          <code className="text-sm break-all text-ink-soft">{key.hint}</code>
          {key.state === 'EXPIRED' ? <Badge tone="danger">{words.expired}</Badge> : null}
        </p>
        <p className="mt-1 mb-0 text-sm text-ink-soft">{facts.join(' · ')}</p>
        <ul className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0">
          {key.scopes.map((scope) => (
            <li key={scope}>
              <span className="inline-block rounded-md bg-sunk px-2 py-0.5 text-sm">
                {isApiScope(scope) ? apiScopes[scope].words : scope}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        {key.state === 'ACTIVE' ? (
          <Button size="sm" aria-label={words.rotateOf(key.name)} onClick={onRotate}>
            {words.rotate}
          </Button>
        ) : null}
        <Button size="sm" aria-label={words.revokeOf(key.name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </div>
    </li>
  );
}
