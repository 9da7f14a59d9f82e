import { execute } from '@infinite/api-client/execute';
import { Button } from '@infinite/ui/button';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { FamilyTalk } from '#collaboration/components/family-talk.tsx';
import { loadTalk, type FirstTalk } from '#collaboration/load-talk.ts';
import { viewerWords as words } from './viewer.en.ts';

interface PanelTalkProps {
  readonly id: string;
  readonly title: string;
}

/** What relatives say about the item that is viewed; read when its details are opened. */
export function PanelTalk({ id, title }: PanelTalkProps): ReactElement | null {
  const { viewer } = usePageContext();
  const [talk, setTalk] = useState<FirstTalk | null>(null);
  const [failed, setFailed] = useState(false);
  const role = viewer?.familyRole;
  const read = useCallback(async () => {
    if (!role) return;
    try {
      setTalk(await loadTalk(execute, id, role));
      setFailed(false);
    } catch {
      // The panel says so, and offers to try again.
      setFailed(true);
    }
  }, [id, role]);
  useEffect(() => void read(), [read]);
  if (failed) {
    return (
      <div role="alert" className="mt-6">
        <p className="mt-0 mb-2">{words.talkNotLoaded}</p>
        <Button onClick={() => void read()}>{words.again}</Button>
      </div>
    );
  }
  return talk ? <FamilyTalk id={id} title={title} first={talk} /> : null;
}
