import type { z } from 'zod';

/** What is wrong, as a sentence that says what to do. */
export function sentenceOf(issue: z.core.$ZodIssue): string {
  const name = String(issue.path.at(-1) ?? 'the file');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `There is no "${issue.keys.join('", "')}" here. Remove it, or look up how it is spelled.`;
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? `"${name}" is missing here.`
        : `"${name}" should be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `"${name}" should be one of: ${issue.values.join(', ')}.`;
    case 'too_small':
      return `"${name}" should be at least ${issue.minimum}, or have so many entries.`;
    case 'too_big':
      return `"${name}" should be at most ${issue.maximum}.`;
    case 'invalid_union':
      return `"${name}" cannot be read. Compare it with the examples in docs/writing-a-lesson.md.`;
    default:
      return issue.message;
  }
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a block of "name: value" lines',
  record: 'a block of "name: value" lines',
  string: 'text',
  int: 'a whole number',
  number: 'a number',
};
