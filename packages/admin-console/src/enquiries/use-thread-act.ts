import { refusalOf } from '@infinite/api-client/refusal-of';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { threadWords as words } from './enquiries.en.ts';

interface ThreadAct {
  readonly pending: boolean;
  /** Says what failed. A conflict is for the caller to show, after `onSettled` read it again. */
  run(
    work: () => Promise<unknown>,
    onSettled: () => Promise<void>,
  ): Promise<'done' | 'conflict' | 'failed'>;
}

/** An act on the open enquiry. */
export function useThreadAct(): ThreadAct {
  const [pending, setPending] = useState(false);
  return {
    pending,
    run: async (work, onSettled) => {
      setPending(true);
      try {
        await work();
        await onSettled().catch(() => undefined);
        return 'done';
      } catch (error) {
        const refusal = refusalOf(error);
        showToast({ tone: 'danger', title: words.failed, description: refusal.words });
        if (refusal.code !== 'CONFLICT') return 'failed';
        return 'conflict';
      } finally {
        setPending(false);
      }
    },
  };
}
