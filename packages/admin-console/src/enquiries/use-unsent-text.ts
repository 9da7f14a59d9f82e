import { useConsoleDraft } from '#drafts/use-console-draft.ts';

interface UnsentText {
  readonly text: string;
  /** Stays the same through a reload, so that sending twice sends once. */
  readonly clientId: () => string;
  write(text: string): void;
  /** It was sent: nothing of it stays here. */
  forget(): void;
}

/** A text that stays on this device until it is sent. */
export function useUnsentText(kind: `answer-${string}` | `note-${string}`): UnsentText {
  const { draft, state } = useConsoleDraft<string>({
    kind,
    empty: '',
    theirs: null,
    // Sending is an act of its own; until then nobody else needs it.
    isReady: () => false,
    save: () => Promise.resolve({ kind: 'held', reason: 'refused' }),
    parse: (content) => (typeof content === 'string' ? content : null),
    comparing: {
      isBlank: (content) => content.trim() === '',
      isSame: (one, other) => one === other,
    },
  });
  return {
    text: state.content,
    clientId: draft.clientId,
    write: draft.edit,
    forget: draft.forget,
  };
}
