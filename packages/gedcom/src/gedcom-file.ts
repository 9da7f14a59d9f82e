import { RecordConverter } from './convert-record.ts';
import { createDecoder, type ByteDecoder } from './decode.ts';
import type { Report } from './problem.ts';
import { RecordParser } from './record-parser.ts';
import type { GedcomRecord } from './structure.ts';
import { Surveyor, type GedcomSurvey } from './survey.ts';

/** Text is read in pieces of this size, whatever the size of the file. */
const PIECE = 65_536;

export interface GedcomFile {
  readonly survey: GedcomSurvey;
  /** All records as GEDCOM 7, HEAD first and without TRLR. They can be read once. */
  readonly records: Generator<GedcomRecord, void, undefined>;
}

/**
 * Reads a GEDCOM file of any version that is in memory. Problems are reported while the records are read.
 * @throws GedcomError for bytes that are no GEDCOM: at once when there are none, otherwise with the first record
 */
export function readGedcom(bytes: Uint8Array, report: Report): GedcomFile {
  const surveyor = new Surveyor();
  for (const piece of piecesOf(bytes)) surveyor.push(piece);
  const survey = surveyor.end();
  return { survey, records: readAll(bytes, survey, report) };
}

function* readAll(bytes: Uint8Array, survey: GedcomSurvey, report: Report) {
  const reader = new GedcomReader(survey, report);
  yield* reader.push(bytes);
  yield* reader.end();
}

export interface GedcomStream {
  readonly survey: GedcomSurvey;
  readonly records: AsyncGenerator<GedcomRecord, void, undefined>;
}

/**
 * Reads a GEDCOM file that is too large for memory. It is read twice, so `open` is called two times.
 * @throws GedcomError for bytes that are no GEDCOM
 */
export async function streamGedcom(
  open: () => AsyncIterable<Uint8Array>,
  report: Report,
): Promise<GedcomStream> {
  const surveyor = new Surveyor();
  for await (const piece of open()) surveyor.push(piece);
  const survey = surveyor.end();
  return { survey, records: streamAll(open(), survey, report) };
}

async function* streamAll(pieces: AsyncIterable<Uint8Array>, survey: GedcomSurvey, report: Report) {
  const reader = new GedcomReader(survey, report);
  for await (const piece of pieces) yield* reader.push(piece);
  yield* reader.end();
}

/** Makes records of the bytes of a file that has been surveyed. */
export class GedcomReader {
  private readonly decoder: ByteDecoder;
  private readonly parser: RecordParser;
  private readonly converter: RecordConverter;

  constructor(survey: GedcomSurvey, report: Report) {
    this.decoder = createDecoder(survey.sniffed.encoding, report);
    this.parser = new RecordParser(survey.dialect, report);
    this.converter = new RecordConverter(survey, report);
    const { isWrong, declared, declaredLine, encoding } = survey.sniffed;
    if (!isWrong) return;
    const actual = encoding.kind === 'single-byte' ? encoding.label : encoding.kind;
    const text = `The file says ${declared}; it is read as ${actual}.`;
    report({ line: declaredLine, code: 'wrong-charset', structure: 'HEAD.CHAR', text });
  }

  *push(bytes: Uint8Array): Generator<GedcomRecord, void, undefined> {
    for (const piece of piecesOf(bytes)) {
      yield* this.recordsOf(this.decoder.push(piece, this.parser.line));
    }
  }

  *end(): Generator<GedcomRecord, void, undefined> {
    yield* this.recordsOf(this.decoder.end());
    for (const parsed of this.parser.end()) yield* this.converter.convert(parsed);
  }

  private *recordsOf(text: string): Generator<GedcomRecord, void, undefined> {
    for (const parsed of this.parser.push(text)) yield* this.converter.convert(parsed);
  }
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array, void, undefined> {
  if (bytes.length <= PIECE) {
    yield bytes;
    return;
  }
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}
