import { useQuery } from '@apollo/client/react';
import { InstallationCheckupDocument } from '@infinite/schema/generated/graphql';
import { checkupWords } from '@infinite/schema/words/checkup.en';
import { checkupPlaceWords as words } from '#operations/operations.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Icon } from '@infinite/ui/icon';
import { CircleAlert, CircleCheck, Eye, type LucideIcon } from 'lucide-react';
import { formatMoment } from '#components/moments.ts';
import { CheckedSection } from './checked-section.tsx';
import { CheckupRow } from './checkup-row.tsx';
import { readAgainEveryMs } from './read-again.ts';
import { Versions } from './versions.tsx';

type State = 'OK' | 'LOOK' | 'ACT';

const looks: Record<State, { tone: 'success' | 'amber' | 'danger'; icon: LucideIcon }> = {
  OK: { tone: 'success', icon: CircleCheck },
  LOOK: { tone: 'amber', icon: Eye },
  ACT: { tone: 'danger', icon: CircleAlert },
};

/** A state as a word with a sign and a color. */
function StateBadge({ state }: { state: State }) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon as={icon} />}>
      {checkupWords.states[state]}
    </Badge>
  );
}

/** Whether everything is well: what is wrong first, then what is OK. */
export function CheckupPlace() {
  const { data, previousData, ...query } = useQuery(InstallationCheckupDocument, {
    fetchPolicy: 'network-only',
    pollInterval: readAgainEveryMs,
  });
  const shown = (data ?? previousData)?.installationCheckup;
  const wrong = shown?.checks.filter((check) => check.state !== 'OK') ?? [];
  const fine = shown?.checks.filter((check) => check.state === 'OK') ?? [];
  return (
    <CheckedSection words={words} query={query} kept={shown !== undefined}>
      {shown ? (
        <>
          <p
            role="status"
            className="m-0 flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 font-serif text-2xl"
          >
            {shown.says}
            <span className="font-sans text-sm text-ink-soft">
              {words.checkedAt(formatMoment(shown.checkedAt))}
            </span>
          </p>
          <CheckList label={words.wrong} checks={wrong} />
          <CheckList label={words.fine} checks={fine} />
        </>
      ) : null}
      <Versions />
    </CheckedSection>
  );
}

function CheckList(props: {
  label: string;
  checks: readonly (Parameters<typeof CheckupRow>[0]['check'] & { state: State })[];
}) {
  if (props.checks.length === 0) return null;
  return (
    <ul aria-label={props.label} className="m-0 mb-6 list-none rounded-md border border-rule p-0">
      {props.checks.map((check) => (
        <CheckupRow key={check.name} check={check} badge={<StateBadge state={check.state} />} />
      ))}
    </ul>
  );
}
