import { Conversion } from './conversion.ts';
import { escapesIn5, rulesFor5 } from './convert-to-7.ts';
import { schemaRules } from './convert-extension-tags.ts';
import type { ParsedStructure } from './parsed-structure.ts';
import type { Report } from './problem.ts';
import type { GedcomRecord, Structure } from './structure.ts';
import type { GedcomSurvey } from './survey.ts';

/** Makes GEDCOM 7 records of a file's parsed records. */
export class RecordConverter {
  private readonly conversion: Conversion;

  constructor(survey: GedcomSurvey, report: Report) {
    this.conversion =
      survey.dialect === 'seven'
        ? new Conversion(survey, report, new Map(), (text) => text)
        : new Conversion(survey, report, schemaRules(survey, rulesFor5), escapesIn5);
  }

  /** The record, unless GEDCOM 7 has none of its kind, and the records that were made of parts of it. */
  convert(node: ParsedStructure): GedcomRecord[] {
    const { conversion } = this;
    const out: Structure[] = [];
    conversion.convert(node, out);
    // The structure was made a moment ago and belongs to nobody else yet.
    const records: GedcomRecord[] = out.map((made) =>
      Object.assign(made, { xref: this.xrefOf(node) }),
    );
    if (conversion.made.length > 0) records.push(...conversion.made.splice(0));
    return records;
  }

  private xrefOf(node: ParsedStructure): string | null {
    const { xref, tag, line } = node;
    if (xref === undefined) return null;
    const { xrefs } = this.conversion.survey;
    if (!xrefs.isRepeated(xref)) return xrefs.nameOf(xref);
    const made = xrefs.makeXref();
    const text = `Another record has the identifier @${xref}@; this one becomes @${made}@.`;
    this.conversion.report({ line, code: 'duplicate-xref', structure: tag, text });
    return made;
  }
}
