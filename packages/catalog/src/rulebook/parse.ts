import { parts } from '../markup.ts';
import type { Block, Chapter, Rulebook } from './rulebook.ts';

interface Draft extends Chapter {
  readonly blocks: Block[];
  readonly sections: Draft[];
}

const HEADING = /^(##|###) (\d+(?:\.\d+)*)\.? (.+)$/;
const RULE = /^- (\d+(?:\.\d+)+) (.+)$/;
const TABLE_LINE = /^\|(.*)\|$/;
const RULER = /^[|\- ]+$/;
const CARDS = /^> ([^:{]+): (.+)$/;

/**
 * Reads a rulebook. A line is a thing of its own: `# title`, `## 3. chapter`, `### 3.3 section`, `- 3.3.1 statement`,
 * `| a | b |` (a row; the first of a table is its head), `> caption: {village} {smithy}` (cards to draw), or a paragraph.
 * Numbers count up from 1 within what they stand in; a line that does not fit is an error that names it.
 */
export function parseRulebook(source: string): Rulebook {
  let title = '';
  const lead: string[] = [];
  const chapters: Draft[] = [];
  for (const [i, line] of source.split('\n').entries()) {
    try {
      readLine(line.trim());
    } catch (error) {
      throw new SyntaxError(`line ${i + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { title, lead, chapters };

  function readLine(line: string): void {
    const [, level, number = '', heading = ''] = HEADING.exec(line) ?? [];
    if (line === '') return;
    if (line.startsWith('# ')) title = line.slice(2);
    else if (level !== undefined) addHeading(level, number, heading);
    else if (chapters.length > 0) addBlock(line);
    else lead.push(line);
  }

  function addHeading(level: string, number: string, heading: string): void {
    const chapter = chapters.at(-1);
    const started: Draft = { number, title: heading, blocks: [], sections: [] };
    if (level === '##') {
      mustBe(number, `${chapters.length + 1}`);
      chapters.push(started);
    } else {
      if (chapter === undefined) throw new Error(`section ${number} stands in no chapter`);
      mustBe(number, nextIn(chapter));
      chapter.sections.push(started);
    }
  }

  function addBlock(line: string): void {
    const chapter = chapters.at(-1) as Draft;
    const here = chapter.sections.at(-1) ?? chapter;
    const block = blockOf(line, here);
    if (block !== null) here.blocks.push(block);
  }
}

/** What a line says; null for one that belongs to the table before it. */
function blockOf(line: string, here: Draft): Block | null {
  const [, number, text] = RULE.exec(line) ?? [];
  if (number !== undefined && text !== undefined) {
    mustBe(number, nextIn(here));
    return { kind: 'rule', number, text };
  }
  const [, row] = TABLE_LINE.exec(line) ?? [];
  if (row !== undefined) return tableLine(row, here);
  const [, caption, cards] = CARDS.exec(line) ?? [];
  if (caption !== undefined && cards !== undefined) return cardRow(caption, cards);
  if (/^[-#>|]/.test(line)) throw new Error(`"${line}" is no heading, statement, row of a table or of cards`);
  return { kind: 'text', text: line };
}

function tableLine(line: string, { blocks }: Draft): Block | null {
  const table = blocks.at(-1);
  const row = line.split(/\|(?![^{]*\})/).map((cell) => cell.trim());
  if (table?.kind !== 'table') return { kind: 'table', head: row, rows: [] };
  if (RULER.test(line)) return null;
  if (row.length !== table.head.length) throw new Error(`${row.length} cells under ${table.head.length}`);
  blocks[blocks.length - 1] = { ...table, rows: [...table.rows, row] };
  return null;
}

function cardRow(caption: string, marks: string): Block {
  const cards = parts(marks.replaceAll(' ', '')).map((part) => {
    if (part.kind !== 'card') throw new Error(`"${marks}" is to be cards alone`);
    return part.id;
  });
  return { kind: 'cards', caption, cards };
}

/** The number that the next statement or section has: both are counted together (3.1, 3.2, then section 3.3). */
function nextIn({ number, blocks, sections }: Draft): string {
  const rules = blocks.filter((block) => block.kind === 'rule').length;
  return `${number}.${rules + sections.length + 1}`;
}

function mustBe(number: string, expected: string): void {
  if (number !== expected) throw new Error(`${number} stands where ${expected} is next`);
}
