import { firstYear, isTaken, type Taken } from '@infinite/schema/vault/taken';

/** What the fields of a date hold; which of them count depends on the precision. */
export interface TakenForm {
  readonly precision: Taken['precision'];
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** 'HH:MM' or 'HH:MM:SS'. */
  readonly time: string;
  /** '01' to '12'. */
  readonly month: string;
  readonly year: string;
  /** Of the place, where it is known: kept while the day and the time are corrected. */
  readonly offset: string | null;
}

export const emptyTakenForm: TakenForm = {
  ...{ precision: 'DAY', day: '', time: '12:00', month: '01', year: '', offset: null },
};

export function takenFormOf({ precision, local, offset }: Taken): TakenForm {
  if (precision === 'UNKNOWN') return { ...emptyTakenForm, precision };
  return {
    precision,
    day: local.length >= 10 ? local.slice(0, 10) : '',
    time: local.slice(11, 19) || '12:00',
    month: local.slice(5, 7) || '01',
    year: local.slice(0, 4),
    offset,
  };
}

/** Null for what is no date. */
export function takenIn(form: TakenForm): Taken | null {
  const { precision, day, month, offset } = form;
  const year = form.year.trim();
  const time = form.time.length === 5 ? `${form.time}:00` : form.time;
  const locals: Record<Taken['precision'], string> = {
    INSTANT: `${day}T${time}`,
    DAY: day,
    MONTH: `${year}-${month}`,
    YEAR: year,
    DECADE: year.replace(/s$/, '').replace(/\d$/, '0'),
    ABOUT: year,
    UNKNOWN: '',
  };
  const taken = {
    ...{ precision, local: locals[precision], offset: precision === 'INSTANT' ? offset : null },
  };
  return isTaken(taken) ? taken : null;
}

export const earliestDay = `${firstYear}-01-01`;
