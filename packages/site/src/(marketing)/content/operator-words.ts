import type { Operator } from '#renderer/page-audience.ts';

/** Stands where the operator has configured nothing, so that nobody takes a gap for a name. */
const missing = (what: string, variable: string) =>
  `[The operator of this site has not filled in ${what} yet (${variable}).]`;

/** Who is responsible, as the legal pages say it. */
export function responsibleParty({ name, address }: Operator): readonly string[] {
  if (name === null && address === null) {
    return [missing('a name and an address', 'OPERATOR_NAME, OPERATOR_ADDRESS')];
  }
  return [
    name ?? missing('a name', 'OPERATOR_NAME'),
    address ?? missing('an address', 'OPERATOR_ADDRESS'),
  ];
}

/** Who processes data for the operator. */
export function processorsOf({ processors }: Operator): readonly string[] {
  return processors.length > 0
    ? [`These companies process data for us: ${processors.join('; ')}.`]
    : [missing('the companies that process data for it', 'OPERATOR_PROCESSORS')];
}
