import { useMutation, useQuery } from '@apollo/client/react';
import { newsletterLimits } from '@infinite/schema/catalogue/newsletter';
import {
  NewsletterSettingsDocument,
  UpdateNewsletterSettingsDocument,
  type NewsletterSettingsQuery,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { Spinner } from '@infinite/ui/spinner';
import { TextInput } from '@infinite/ui/text-input';
import { TimeZoneSelect } from '@infinite/ui/time-zone-select';
import { showToast } from '@infinite/ui/toast-store';
import { useState, type FormEvent } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';

const words = emailPlaceWords.pace;

/** Send rate of issues, and whether digests are created. */
export function PaceSettings() {
  const { data, refetch } = useQuery(NewsletterSettingsDocument, { fetchPolicy: 'network-only' });
  const settings = data?.newsletterSettings;
  if (!settings) return <Spinner className="text-accent" label={words.title} />;
  return <PaceForm key={settings.version} settings={settings} onStale={() => void refetch()} />;
}

interface PaceFormProps {
  settings: NewsletterSettingsQuery['newsletterSettings'];
  onStale: () => void;
}

function PaceForm({ settings, onStale }: PaceFormProps) {
  const [update, { loading }] = useMutation(UpdateNewsletterSettingsDocument);
  const [rate, setRate] = useState(String(settings.ratePerSecond));
  const [digests, setDigests] = useState(settings.digests);
  const [zone, setZone] = useState(settings.zone);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const input = { ratePerSecond: Math.trunc(Number(rate)) || 0, digests, zone };
    try {
      await update({ variables: { version: settings.version, input } });
      setFaults({});
      showToast({ title: emailPlaceWords.saved, tone: 'success' });
    } catch (error) {
      const problem = refusalOf(error);
      setFaults(problem.fields);
      const stale = problem.code === 'CONFLICT';
      showToast({
        title: emailPlaceWords.failed,
        description: stale ? words.stale : problem.words,
        tone: 'danger',
      });
      if (stale) onStale();
    }
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid max-w-measure gap-4">
      <h3 className="m-0 text-xl">{words.title}</h3>
      <Field label={words.rate} hint={words.rateHint} error={faults['ratePerSecond']}>
        <TextInput
          type="number"
          min={1}
          max={newsletterLimits.ratePerSecondMax}
          value={rate}
          onChange={({ target }) => setRate(target.value)}
        />
      </Field>
      <Checkbox
        label={words.digests}
        hint={words.digestsHint}
        checked={digests}
        onChange={({ target }) => setDigests(target.checked)}
      />
      <Field label={words.zone} error={faults['zone']}>
        <TimeZoneSelect value={zone} onChange={setZone} near={['UTC']} />
      </Field>
      <div>
        <Button type="submit" variant="primary" pending={loading}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
