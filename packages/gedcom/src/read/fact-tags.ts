/** Events of an individual in GEDCOM 7: something that happened at a time. */
export const individualEvents = [
  ...['ADOP', 'BAPM', 'BARM', 'BASM', 'BIRT', 'BLES', 'BURI', 'CENS', 'CHR', 'CHRA', 'CONF'],
  ...['CREM', 'DEAT', 'EMIG', 'FCOM', 'GRAD', 'IMMI', 'NATU', 'ORDN', 'PROB', 'RETI', 'WILL'],
  'EVEN',
] as const;

/** Attributes of an individual: something that was so for a while. Their payload is the value. */
export const individualAttributes = [
  ...['CAST', 'DSCR', 'EDUC', 'IDNO', 'NATI', 'NCHI', 'NMR', 'OCCU', 'PROP', 'RELI', 'RESI'],
  ...['SSN', 'TITL', 'FACT'],
] as const;

export const unionEvents = [
  ...['ANUL', 'CENS', 'DIV', 'DIVF', 'ENGA', 'MARB', 'MARC', 'MARL', 'MARR', 'MARS', 'EVEN'],
] as const;

export const unionAttributes = ['NCHI', 'RESI', 'FACT'] as const;

/** Ordinances of the Church of Jesus Christ of Latter-day Saints. */
export const individualOrdinances = ['BAPL', 'CONL', 'ENDL', 'INIL', 'SLGC'] as const;
export const unionOrdinances = ['SLGS'] as const;

export type FactKind = 'event' | 'attribute' | 'ordinance' | 'extension';

/** What a structure at level 1 is; null for names, links, notes and everything that is no fact. */
export function factKindOf(
  record: 'INDI' | 'FAM',
  { tag, children = [] }: { tag: string; children?: readonly { tag: string }[] },
): FactKind | null {
  const individual = record === 'INDI';
  const has = (tags: readonly string[]) => tags.includes(tag);
  if (has(individual ? individualEvents : unionEvents)) return 'event';
  if (has(individual ? individualAttributes : unionAttributes)) return 'attribute';
  if (has(individual ? individualOrdinances : unionOrdinances)) return 'ordinance';
  // Programs record military service and the like below tags of their own.
  const dated = children.some((child) => child.tag === 'DATE' || child.tag === 'PLAC');
  return tag.startsWith('_') && dated ? 'extension' : null;
}
