import { reactionKinds, type ReactionKindName } from '@infinite/schema/catalogue/collaboration';
import type { ReactionPartsFragment } from '@infinite/schema/generated/graphql';
import { ReactDocument } from '@infinite/schema/generated/operations';
import { Icon } from '@infinite/ui/icon';
import { Menu } from '@infinite/ui/menu';
import clsx from 'clsx';
import { Droplet, Flame, HandHeart, Heart, Smile, SmilePlus, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import { namesInLine } from '#collaboration/names.ts';
import { useAct } from '#settings/use-act.ts';

const signs: Record<ReactionKindName, LucideIcon> = {
  HEART: Heart,
  THANKS: HandHeart,
  SMILE: Smile,
  TEAR: Droplet,
  CANDLE: Flame,
};

export interface ReactionsProps {
  target: 'RECORDING' | 'COMMENT';
  id: string;
  /** What it is on, for the name of the button. */
  what: string;
  first: readonly ReactionPartsFragment[];
}

/** The signs that relatives left, each with its names, and a menu to leave one. */
export function Reactions({ target, id, what, first }: ReactionsProps) {
  const [reactions, setReactions] = useState(first);
  useEffect(() => setReactions(first), [first]);
  const { act, ready, pending } = useAct(ReactDocument);
  const toggle = async (reaction: ReactionKindName) => {
    const mine = reactions.find(({ kind }) => kind === reaction)?.mine ?? false;
    const done = await act({ target, id, reaction, on: !mine }, null);
    if (done) setReactions(done.react);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {reactions.map(({ kind, count, mine, names }) => (
        <button
          key={kind}
          type="button"
          disabled={!ready}
          aria-pressed={mine}
          aria-label={words.left(words.reactions[kind], namesInLine(names, count))}
          onClick={() => void toggle(kind)}
          className={clsx(
            'inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border px-3 text-sm text-ink',
            mine ? 'border-accent bg-accent-tint' : 'border-edge bg-raised',
          )}
        >
          <Icon as={signs[kind]} className="shrink-0 text-accent" />
          <bdi className="truncate">{namesInLine(names, count)}</bdi>
        </button>
      ))}
      <Menu
        button={{
          variant: 'quiet',
          className: 'px-3!',
          'aria-label': words.reactTo(what),
          disabled: !ready,
          pending,
          children: (
            <>
              <Icon as={SmilePlus} />
              {words.react}
            </>
          ),
        }}
        items={reactionKinds.map((kind) => ({
          label: words.reactions[kind],
          icon: <Icon as={signs[kind]} />,
          onSelect: () => void toggle(kind),
        }))}
      />
    </div>
  );
}
