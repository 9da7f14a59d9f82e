/** The events and attributes of GEDCOM 7 in words (appendix A of its specification). */
const names: Readonly<Record<string, string>> = {
  ADOP: 'Adopted',
  ANUL: 'Annulled',
  BAPM: 'Baptized',
  BARM: 'Bar mitzvah',
  BASM: 'Bas mitzvah',
  BIRT: 'Born',
  BLES: 'Blessed',
  BURI: 'Buried',
  CAST: 'Caste',
  CENS: 'Census',
  CHR: 'Christened',
  CHRA: 'Christened as an adult',
  CONF: 'Confirmed',
  CREM: 'Cremated',
  DEAT: 'Died',
  DIV: 'Divorced',
  DIVF: 'Filed for divorce',
  DSCR: 'Description',
  EDUC: 'Education',
  EMIG: 'Emigrated',
  ENGA: 'Engaged',
  EVEN: 'Event',
  FACT: 'Fact',
  FCOM: 'First communion',
  GRAD: 'Graduated',
  IDNO: 'Identity number',
  IMMI: 'Immigrated',
  MARB: 'Banns',
  MARC: 'Marriage contract',
  MARL: 'Marriage license',
  MARR: 'Married',
  MARS: 'Marriage settlement',
  NATI: 'Nationality',
  NATU: 'Naturalized',
  NCHI: 'Children',
  NMR: 'Marriages',
  OCCU: 'Occupation',
  ORDN: 'Ordained',
  PROB: 'Probate',
  PROP: 'Property',
  RELI: 'Religion',
  RESI: 'Residence',
  RETI: 'Retired',
  SSN: 'Social Security number',
  TITL: 'Title',
  WILL: 'Will',
};

export const nameOfTag = (tag: string): string => names[tag] ?? tag;

/** What a fact is called; events of no standard kind by their own type. */
export function nameOfFact({ tag, type }: { tag: string; type: string | null }): string {
  if ((tag === 'EVEN' || tag === 'FACT') && type) return type;
  return names[tag] ?? type ?? tag;
}

export const factWords = {
  recorded: 'recorded, without a date',
} as const;
