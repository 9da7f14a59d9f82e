import { LineSplitter } from './line-splitter.ts';
import type { Dialect, ParsedStructure } from './parsed-structure.ts';
import { GedcomError, quote, type GedcomProblemCode, type Report } from './problem.ts';
import { isPointerText, scanLine, type ScannedLine } from './scan-line.ts';

/** The GEDCOM specifications allow levels 0 to 99. */
const DEEPEST_LEVEL = 99;
/** A file may start with a few lines of something else, such as the headers of a mail. */
const LINES_BEFORE_HEAD = 20;
const RECORD_TAGS = new Set('HEAD INDI FAM SOUR REPO OBJE NOTE SNOTE SUBM SUBN TRLR'.split(' '));
/** Text that cannot be read as a line continues the text above it only where text may have any length. */
const LONG_TEXTS = new Set(['NOTE', 'SNOTE', 'TEXT', 'DSCR']);

/**
 * Builds records from text that arrives in pieces, and keeps only the record that is not complete yet.
 * It reports what it cannot place and goes on; it throws only a GedcomError for a file that is no GEDCOM.
 */
export class RecordParser {
  /** Lines read so far. */
  line = 0;
  private readonly splitter = new LineSplitter((text, start, end) => this.take(text, start, end));
  private readonly scanned: ScannedLine = { level: 0, xref: undefined, tag: '', payload: '' };
  private readonly levels: number[] = [];
  private readonly open: ParsedStructure[] = [];
  /** How many of `open` are open; the arrays keep their length, which is quicker. */
  private depth = 0;
  private done: ParsedStructure[] = [];
  private started = false;
  private trailer = false;
  private tooDeep = false;
  private linesBeforeHead = 0;

  constructor(
    private readonly dialect: Dialect,
    private readonly report: Report,
  ) {}

  /** The records that this piece of text completed, without the trailer. */
  push(text: string): ParsedStructure[] {
    this.splitter.push(text);
    return this.takeDone();
  }

  end(): ParsedStructure[] {
    this.splitter.end();
    if (!this.started) {
      if (this.linesBeforeHead === 0) throw new GedcomError('empty', 1, 'The file has no lines.');
      throw new GedcomError('not-gedcom', 1, 'No line of the file is a GEDCOM line.');
    }
    this.close();
    if (!this.trailer) this.problem('trailer-missing', '', 'The file ends without a TRLR line.');
    return this.takeDone();
  }

  private takeDone(): ParsedStructure[] {
    const done = this.done;
    if (done.length > 0) this.done = [];
    return done;
  }

  private take(text: string, start: number, end: number): void {
    this.line += 1;
    const line = this.scanned;
    if (!scanLine(text, start, end, line)) this.takeOther(text.slice(start, end));
    else if (!this.started) this.takeFirst(text.slice(start, end));
    else this.takeLine();
  }

  private takeFirst(text: string): void {
    const { level, tag } = this.scanned;
    if (level !== 0 || !(RECORD_TAGS.has(tag) || tag.startsWith('_'))) {
      this.takeOther(text);
      return;
    }
    this.started = true;
    if (tag !== 'HEAD') this.problem('head-missing', tag, 'The file starts without a HEAD record.');
    this.takeLine();
  }

  private takeLine(): void {
    const { level, tag } = this.scanned;
    if (level > DEEPEST_LEVEL) {
      this.tooDeep = true;
      const { payload } = this.scanned;
      this.problem(
        'level-too-deep',
        this.path(tag),
        `Level ${level} is not read: ${quote(payload)}`,
      );
      return;
    }
    this.tooDeep = false;
    if (tag === 'CONT' || tag === 'CONC') this.continueText();
    else if (level === 0) this.startRecord();
    else this.startStructure();
  }

  private startRecord(): void {
    this.close();
    const { tag, xref, payload } = this.scanned;
    if (tag === 'TRLR') {
      this.trailer = true;
      return;
    }
    if (this.trailer) this.problem('after-trailer', tag, 'The record comes after the TRLR line.');
    this.levels[0] = 0;
    this.open[0] = this.structure(tag, xref, payload);
    this.depth = 1;
  }

  private startStructure(): void {
    const { level, tag, xref, payload } = this.scanned;
    this.closeTo(level);
    const { depth } = this;
    const parent = this.open[depth - 1];
    if (depth === 0 || !parent) {
      this.problem('level-jump', tag, `Level ${level} belongs to no record: ${quote(payload)}`);
      return;
    }
    if (level > (this.levels[depth - 1] ?? 0) + 1) {
      this.problem(
        'level-jump',
        this.path(tag),
        `Level ${level} follows a lower one; it is kept one below.`,
      );
    }
    if (xref !== undefined) {
      this.problem(
        'misplaced-xref',
        this.path(tag),
        `Only records have identifiers: @${quote(xref)}@`,
      );
    }
    const structure = this.structure(tag, undefined, payload);
    if (parent.children === undefined) parent.children = [structure];
    else parent.children.push(structure);
    this.open[depth] = structure;
    this.levels[depth] = level;
    this.depth = depth + 1;
  }

  private structure(tag: string, xref: string | undefined, payload: string): ParsedStructure {
    const isPointer = isPointerText(payload);
    return {
      tag,
      payload: isPointer || payload === '' ? undefined : this.unescape(payload),
      pointer: isPointer ? payload.slice(1, payload.lastIndexOf('@')) : undefined,
      xref,
      line: this.line,
      children: undefined,
    };
  }

  private continueText(): void {
    const { level, tag, payload } = this.scanned;
    this.closeTo(level);
    const parent = level === 0 ? undefined : this.last;
    if (!parent) {
      this.problem('misplaced-continuation', tag, `The line continues nothing: ${quote(payload)}`);
      return;
    }
    this.append(
      parent,
      tag === 'CONT' ? '\n' : '',
      this.dialect === 'seven' ? this.unescape(payload) : payload,
    );
  }

  private append(structure: ParsedStructure, separator: string, text: string): void {
    if (structure.pointer !== undefined) {
      structure.payload = `@${structure.pointer}@`;
      structure.pointer = undefined;
    }
    structure.payload = (structure.payload ?? '') + separator + text;
  }

  /** GEDCOM 7 doubles only an `@` that starts a line; GEDCOM 5 text is unescaped when it is converted. */
  private unescape(payload: string): string {
    return this.dialect === 'seven' && payload.startsWith('@@') ? payload.slice(1) : payload;
  }

  private takeOther(text: string): void {
    if (text.trim() === '' || text === '\u001A') return;
    if (!this.started) {
      this.linesBeforeHead += 1;
      if (this.linesBeforeHead > LINES_BEFORE_HEAD) {
        throw new GedcomError(
          'not-gedcom',
          this.line,
          'The file does not start with a HEAD record.',
        );
      }
      this.problem('not-a-line', '', quote(text));
      return;
    }
    const { last } = this;
    if (last && !this.tooDeep && last.payload !== undefined && LONG_TEXTS.has(last.tag)) {
      this.append(last, '\n', text);
      this.problem(
        'not-a-line',
        this.path(),
        `It is kept as text of the line above: ${quote(text)}`,
      );
      return;
    }
    this.problem('not-a-line', this.path(), quote(text));
  }

  private get last(): ParsedStructure | undefined {
    return this.depth === 0 ? undefined : this.open[this.depth - 1];
  }

  private close(): void {
    const record = this.open[0];
    if (record && this.depth > 0) this.done.push(record);
    this.depth = 0;
  }

  /** Closes the structures that a line of this level cannot be below; the record itself stays open. */
  private closeTo(level: number): void {
    let { depth } = this;
    while (depth > 1 && (this.levels[depth - 1] ?? 0) >= level) depth -= 1;
    this.depth = depth;
  }

  private path(tag?: string): string {
    const tags = this.open.slice(0, this.depth).map((structure) => structure.tag);
    if (tag !== undefined) tags.push(tag);
    return tags.join('.');
  }

  private problem(code: GedcomProblemCode, structure: string, text: string): void {
    this.report({ line: this.line, code, structure, text });
  }
}
