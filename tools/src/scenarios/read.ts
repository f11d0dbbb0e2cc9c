import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Scenario, scenarioSchema } from './scenario.ts';

type Path = readonly PropertyKey[];

export interface Read {
  readonly name: string;
  /** What is wrong with it, if it is none. */
  readonly scenario: Scenario | string;
  /** In which line of the file a part of it begins; the scenario itself without a path. */
  readonly lineOf: (path?: Path) => number;
}

/** The scenarios of a file, each read by itself: one that is malformed does not hide the others. */
export function readScenarios(text: string): Read[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [fault] = document.errors;
  if (fault !== undefined) throw fault;
  const list: unknown = document.toJS() ?? [];
  if (!Array.isArray(list)) throw new TypeError('a scenario file is a YAML list of scenarios');
  return list.map((item, i) => {
    const lineOf = (path: Path = []) => {
      for (let depth = path.length; depth >= 0; depth--) {
        const node = document.getIn([i, ...path.slice(0, depth)], true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    };
    const read = scenarioSchema.safeParse(item);
    return {
      name: typeof item?.name === 'string' ? item.name : `scenario ${i + 1}`,
      scenario: read.success ? read.data : `is not a scenario:\n${faultsIn(read.error, lineOf)}`,
      lineOf,
    };
  });
}

function faultsIn({ issues }: z.ZodError, lineOf: Read['lineOf']): string {
  return issues.map(({ message, path }) => `line ${lineOf(path)}, ${where(path)}${message}`).join('\n');
}

/** `do[3].p1: ` */
function where(path: Path): string {
  const steps = path.map((key, i) =>
    typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`,
  );
  return path.length === 0 ? '' : `${steps.join('')}: `;
}
