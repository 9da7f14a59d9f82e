import type { RecordingKind } from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { FullWindow } from '@infinite/ui/full-window';
import { Spinner } from '@infinite/ui/spinner';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { ShownRecording } from '#collaboration/components/shown-recording.tsx';
import type { KnownItem } from '#vault/item/known-item.ts';
import { peopleWords } from '#vault/people/people.en.ts';
import { KeyList } from './key-list.tsx';
import { PeoplePoints } from './people-points.tsx';
import { stagePictureOf } from './stage-picture.ts';
import { useMarks } from './use-marks.ts';
import { useSlideshow } from './use-slideshow.ts';
import { useViewedItem, type Beside } from './use-viewed-item.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { ViewerButton } from './viewer-button.tsx';
import { viewerAct } from './viewer-keys.ts';
import { ViewerPanel } from './viewer-panel.tsx';
import { viewerWords as words } from './viewer.en.ts';
import { ZoomStage } from './zoom-stage.tsx';
import { movedBy, wholePicture, zoomedBy, type Zoom } from './zoom.ts';

export interface ViewerProps {
  readonly id: string;
  /** Of what stands beside it; null for all. */
  readonly kinds: RecordingKind[] | null;
  /** What the page brought, if it did. */
  readonly first?: KnownItem | null;
  readonly onShow: (id: string) => void;
  readonly onClose: (item: KnownItem | null) => void;
  /** Something was edited or deleted. */
  readonly onChanged: () => Promise<void>;
}

/** One item in the whole window, with those beside it a key, a press or a swipe away. */
export function Viewer(props: ViewerProps): ReactElement {
  const { id, kinds, first = null, onShow, onClose, onChanged } = props;
  const { item, problem, preview, reload } = useViewedItem(id, kinds, first);
  const [view, setView] = useState<{ id: string; zoom: Zoom }>({ id, zoom: wholePicture });
  const [details, setDetails] = useState(false);
  const [other, setOther] = useState<string | null>(null);
  const [keys, setKeys] = useState(false);
  const { marks, named, setNamed, pointing, setPointing, pointTo } = useMarks(id);
  const stage = useRef<HTMLDivElement>(null);

  const shown = item?.recording ?? preview;
  const picture = shown && stagePictureOf(shown, item?.recording.state ?? 'READY');
  const size = item?.recording.forms ?? null;
  const zoom = view.id === id ? view.zoom : wholePicture;
  const setZoom = (next: Zoom) => setView({ id, zoom: next });
  const [later, earlier] = [item?.before[0], item?.after[0]];
  const photos = photosBeside(item);
  const compared = photos.find((photo) => photo.id === other);
  const comparedPicture = compared && stagePictureOf(compared, 'READY');

  const go = (beside: Beside | undefined) => {
    if (beside) onShow(beside.id);
  };
  const nextPhoto = item?.after.find(({ kind }) => kind === 'PHOTO') ?? earlier;
  const slideshow = useSlideshow(
    id,
    item !== null,
    nextPhoto && !compared ? () => go(nextPhoto) : null,
  );
  const turn = (step: 1 | -1) => {
    slideshow.stop();
    if (!compared) return go(step > 0 ? earlier : later);
    const at = photos.indexOf(compared) + step;
    return setOther(photos[at]?.id ?? compared.id);
  };
  const frame = () => ({
    width: stage.current?.clientWidth ?? 0,
    height: stage.current?.clientHeight ?? 0,
  });
  const compare = () => {
    slideshow.stop();
    setOther(compared ? null : ((item?.after.find(isPhoto) ?? photos[0])?.id ?? null));
  };
  const zoomTo = (next: Zoom) => {
    slideshow.stop();
    setZoom(next);
  };
  const showDetails = () => {
    slideshow.stop();
    setPointing(null);
    setDetails(!details);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = viewerAct(event, { isPhoto: Boolean(picture), isZoomed: zoom.scale > 1 });
    if (!act) return;
    event.preventDefault();
    if (act.kind === 'turn') turn(act.step);
    else if (act.kind === 'zoom') zoomTo(zoomedBy(zoom, act.steps, frame()));
    else if (act.kind === 'whole') zoomTo(wholePicture);
    else if (act.kind === 'move') zoomTo(movedBy(zoom, act.x, act.y, frame()));
    else if (act.kind === 'details') showDetails();
    else if (act.kind === 'keys') setKeys(true);
    else if (picture) slideshow.toggle();
    else playOrPause(stage.current);
  };

  return (
    <FullWindow
      title={words.title(shown?.title ?? '')}
      onClose={() => onClose(item)}
      onKeyDown={onKeyDown}
      onEscape={pointing ? () => setPointing(null) : null}
    >
      <ViewerBar
        title={shown?.title ?? ''}
        onClose={() => onClose(item)}
        onZoom={picture ? (steps) => zoomTo(zoomedBy(zoom, steps, frame())) : null}
        playing={slideshow.playing}
        onPlay={earlier && !compared ? slideshow.toggle : null}
        comparing={Boolean(compared)}
        onCompare={picture && photos.length > 0 ? compare : null}
        details={details}
        onDetails={showDetails}
        onKeys={() => setKeys(true)}
      />
      <p role="status" className="only-read-aloud">
        {shown ? words.position(shown.title) : words.loading}
      </p>
      {/* Not over the photo: a face may be at its edge. */}
      {pointing ? (
        <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 border-b border-rule bg-raised px-4 py-1 text-center">
          <p className="m-0">{peopleWords.pointing(pointing.name)}</p>
          <Button variant="quiet" size="sm" onClick={() => setPointing(null)}>
            {peopleWords.cancelPoint}
          </Button>
        </div>
      ) : null}
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <div ref={stage} className="relative min-h-0 min-w-0 flex-1 bg-sunk">
          <div key={id} className="absolute inset-0 animate-appear motion-reduce:animate-none">
            {picture ? (
              <div className={comparedPicture ? firstHalf : 'absolute inset-0'}>
                <ZoomStage picture={picture} zoom={zoom} onZoom={zoomTo} onSwipe={turn}>
                  {named && size && !compared ? (
                    <PeoplePoints
                      size={size}
                      people={named.people}
                      scale={zoom.scale}
                      shown={details}
                      pointing={pointing}
                      onPoint={(point) => void pointTo(point)}
                    />
                  ) : null}
                </ZoomStage>
              </div>
            ) : item ? (
              <div className="flex size-full items-center justify-center overflow-y-auto p-6 sm:px-16">
                <div className="w-full max-w-[800px] text-center">
                  <ShownRecording recording={item.recording} />
                </div>
              </div>
            ) : null}
          </div>
          {picture && comparedPicture ? (
            <div className={secondHalf}>
              <ZoomStage picture={comparedPicture} zoom={zoom} onZoom={zoomTo} onSwipe={turn} />
            </div>
          ) : null}
          {!item && problem ? <Problem what={problem} onAgain={() => void reload()} /> : null}
          {!shown && !problem ? (
            <p className="absolute inset-0 m-0 flex items-center justify-center">
              <Spinner label={words.loading} />
            </p>
          ) : null}
          {later || compared ? (
            <ViewerButton
              icon={ChevronLeft}
              label={words.later}
              onClick={() => turn(-1)}
              className={`${sideStyle} left-2`}
            />
          ) : null}
          {earlier || compared ? (
            <ViewerButton
              icon={ChevronRight}
              label={words.earlier}
              onClick={() => turn(1)}
              className={`${sideStyle} right-2`}
            />
          ) : null}
        </div>
        {details && item ? (
          <ViewerPanel
            key={id}
            item={item}
            marks={marks}
            onNamed={setNamed}
            onPoint={picture && size && !compared ? setPointing : undefined}
            onChanged={async () => {
              await reload();
              await onChanged();
            }}
            onDeleted={() => {
              void onChanged();
              if (earlier ?? later) go(earlier ?? later);
              else onClose(null);
            }}
          />
        ) : null}
      </div>
      <KeyList open={keys} onClose={() => setKeys(false)} />
    </FullWindow>
  );
}

/** Side by side, or on a high window one above the other. */
const firstHalf =
  'absolute inset-0 right-1/2 mr-px portrait:right-0 portrait:bottom-1/2 portrait:mb-px';
const secondHalf =
  'absolute inset-0 left-1/2 ml-px bg-sunk portrait:left-0 portrait:top-1/2 portrait:mt-px portrait:ml-0';

const sideStyle =
  'absolute top-1/2 -translate-y-1/2 rounded-full! border! border-edge! bg-raised! shadow-float';

const isPhoto = ({ kind }: Beside): boolean => kind === 'PHOTO';

/** The photos beside an item, from the latest to the earliest. */
function photosBeside(item: KnownItem | null): Beside[] {
  return item ? [...item.before.toReversed(), ...item.after].filter(isPhoto) : [];
}

function playOrPause(stage: HTMLElement | null): void {
  const media = stage?.querySelector<HTMLMediaElement>('audio, video');
  if (!media) return;
  // A refusal to play also comes as an error event, which the player shows.
  if (media.paused) void media.play().catch(() => undefined);
  else media.pause();
}

function Problem(props: { what: 'gone' | 'not loaded'; onAgain: () => void }): ReactElement {
  return (
    <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-3">
      <p className="m-0 font-semibold">{props.what === 'gone' ? words.gone : words.notLoaded}</p>
      {props.what === 'gone' ? null : <Button onClick={props.onAgain}>{words.again}</Button>}
    </div>
  );
}
