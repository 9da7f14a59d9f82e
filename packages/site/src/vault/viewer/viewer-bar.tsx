import { Columns2, Info, Keyboard, Pause, Play, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { ViewerButton } from './viewer-button.tsx';
import { viewerWords as words } from './viewer.en.ts';

interface ViewerBarProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Null for what is no photo. */
  readonly onZoom: ((steps: 1 | -1) => void) | null;
  readonly playing: boolean;
  /** Null where nothing follows. */
  readonly onPlay: (() => void) | null;
  readonly comparing: boolean;
  /** Null where there is nothing to compare with. */
  readonly onCompare: (() => void) | null;
  readonly details: boolean;
  readonly onDetails: () => void;
  readonly onKeys: () => void;
}

/** The line above what is viewed. */
export function ViewerBar(props: ViewerBarProps): ReactElement {
  const { title, onClose, onZoom, playing, onPlay, comparing, onCompare } = props;
  const { details, onDetails, onKeys } = props;
  return (
    <header className="flex shrink-0 items-center gap-1 border-b border-rule px-2 py-1">
      <ViewerButton icon={X} label={words.close} onClick={onClose} />
      <p className="m-0 mr-auto min-w-0 truncate px-2 font-serif text-lg">{title}</p>
      {onZoom ? (
        <div className="hidden sm:flex">
          <ViewerButton icon={ZoomOut} label={words.zoomOut} onClick={() => onZoom(-1)} />
          <ViewerButton icon={ZoomIn} label={words.zoomIn} onClick={() => onZoom(1)} />
        </div>
      ) : null}
      {onCompare ? (
        <ViewerButton
          icon={Columns2}
          label={comparing ? words.endCompare : words.compare}
          pressed={comparing}
          onClick={onCompare}
        />
      ) : null}
      {onPlay ? (
        <ViewerButton
          icon={playing ? Pause : Play}
          label={playing ? words.pause : words.play}
          onClick={onPlay}
        />
      ) : null}
      <div className="hidden lg:flex">
        <ViewerButton icon={Keyboard} label={words.keys.open} onClick={onKeys} />
      </div>
      <ViewerButton
        icon={Info}
        label={details ? words.hideDetails : words.details}
        pressed={details}
        onClick={onDetails}
      />
    </header>
  );
}
