import { treeWords } from '@infinite/schema/words/tree.en';

type Said = (who: string) => string;

const sentences: Readonly<Record<string, Said>> = {
  BIRT: (who) => `${who} was born`,
  DEAT: (who) => `${who} died`,
  BURI: (who) => `${who} was buried`,
  CREM: (who) => `${who} was cremated`,
  CHR: (who) => `${who} was christened`,
  BAPM: (who) => `${who} was baptized`,
  CONF: (who) => `${who} was confirmed`,
  ADOP: (who) => `${who} was adopted`,
  ENGA: (who) => `${who} became engaged`,
  MARR: (who) => `${who} married`,
  DIV: (who) => `${who} divorced`,
  GRAD: (who) => `${who} graduated`,
  RETI: (who) => `${who} retired`,
  EMIG: (who) => `${who} emigrated`,
  IMMI: (who) => `${who} immigrated`,
  NATU: (who) => `${who} became a citizen`,
};

interface SaidEvent {
  readonly tag: string;
  readonly type?: string | null;
  readonly people: readonly { readonly name: string }[];
}

/** An event of the tree in one sentence: 'Anna Berg died', 'Ida Holm: First boat'. */
export function eventWords({ tag, type, people }: SaidEvent): string {
  const names = people.map(({ name }) => name || treeWords.unknownPerson);
  const who = treeWords.couple(names);
  return sentences[tag]?.(who) ?? `${who}: ${type || treeWords.factName(tag)}`;
}
