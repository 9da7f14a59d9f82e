import {
  ChooseExperimentWinnerDocument,
  type ExperimentFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { heroDefaults } from '@infinite/schema/words/site-settings.en';
import { Badge, type BadgeTone } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { PlainTable } from '#components/plain-table.tsx';
import { useOperation } from '#operations/use-operation.ts';
import { confidenceWords, ratioWords } from './ratio-words.ts';

type Variant = ExperimentFieldsFragment['variants'][number];

const tones: Record<NonNullable<Variant['judgement']>['verdict'], BadgeTone> = {
  AHEAD: 'success',
  BEHIND: 'danger',
  OPEN: 'plain',
};

const opening: TableColumn<Variant> = {
  key: 'variant',
  header: words.columns.variant,
  cell: (variant) => <Opening variant={variant} />,
};

const figures: readonly TableColumn<Variant>[] = [
  {
    key: 'visitors',
    header: words.columns.visitors,
    figures: true,
    cell: ({ visitors }) => formatCount(visitors),
  },
  {
    key: 'signUps',
    header: words.columns.signUps,
    figures: true,
    cell: ({ signUps }) => formatCount(signUps),
  },
  {
    key: 'rate',
    header: words.columns.rate,
    figures: true,
    cell: ({ visitors, signUps }) =>
      visitors === 0 ? '–' : `${((signUps / visitors) * 100).toFixed(1)} %`,
  },
  {
    key: 'confidence',
    header: words.columns.confidence,
    figures: true,
    cell: ({ judgement }) => (judgement ? confidenceWords(judgement.confidence) : '–'),
  },
  {
    key: 'difference',
    header: words.columns.difference,
    cell: ({ judgement }) =>
      judgement ? (
        <span className="grid min-w-40 justify-items-start gap-1">
          <Badge tone={tones[judgement.verdict]}>{words.verdicts[judgement.verdict]}</Badge>
          <span className="text-ink-soft">
            {ratioWords(judgement.ratioLow ?? null, judgement.ratioHigh ?? null)}
          </span>
        </span>
      ) : (
        <span className="text-ink-soft">{words.base}</span>
      ),
  },
];

/** The variants side by side; one that may win has a button. */
export function VariantTable({ experiment }: { experiment: ExperimentFieldsFragment }) {
  const { id, state, winner } = experiment;
  const [asked, setAsked] = useState<Variant | null>(null);
  const choose = useOperation(ChooseExperimentWinnerDocument, words.chosen, []);
  const confirm = async () => {
    if (asked && (await choose.run({ id, position: asked.position }))) setAsked(null);
  };
  const act: TableColumn<Variant> = {
    key: 'act',
    header: words.columns.act,
    cell: (variant) =>
      state === 'CONCLUDED' ? (
        winner === variant.position && <Badge tone="success">{words.winner}</Badge>
      ) : (
        <Button size="sm" onClick={() => setAsked(variant)} aria-label={words.choose(variant.name)}>
          {words.chooseShort}
        </Button>
      ),
  };
  return (
    <>
      <PlainTable
        label={words.tableOf(experiment.name)}
        columns={state === 'DRAFT' ? [opening] : [opening, ...figures, act]}
        rows={experiment.variants}
        rowKey={({ position }) => String(position)}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={words.chooseTitle(asked?.name ?? '')}
        description={words.chooseText}
        confirmLabel={words.chooseShort}
        cancelLabel={words.keep}
        tone="primary"
        pending={choose.pending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

function Opening({ variant }: { variant: Variant }) {
  return (
    <span className="grid min-w-56 max-w-md gap-0.5 py-1">
      <strong className="wrap-anywhere">{variant.name}</strong>
      <span className="font-serif text-base">{variant.heading ?? heroDefaults.heading}</span>
      <span className="text-ink-soft">{variant.lead ?? heroDefaults.lead}</span>
      <span className="text-ink-soft">
        {`[${variant.look ?? heroDefaults.look}] [${variant.start ?? heroDefaults.start}]`}
      </span>
    </span>
  );
}
