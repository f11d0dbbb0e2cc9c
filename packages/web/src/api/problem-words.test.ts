import { languages, loadTranslation } from '@provincia/catalog';
import { problemCodes } from '@provincia/protocol';
import { describe, expect, test } from 'vitest';
import { codeOf, problemWords } from './problem-words.ts';
import { ApiProblem } from './request.ts';

const english = await loadTranslation('en');

describe.each(languages)('in %s', async (language) => {
  const translation = await loadTranslation(language);
  const other = translation.say('ui.problem.other');

  test('every refusal of the server has words of its own', () => {
    const said = problemCodes.map((code) => problemWords(translation, new ApiProblem(400, code, 'English.')));
    expect(new Set([...said, other, 'English.']).size).toBe(problemCodes.length + 2);
    if (language === 'en') return;
    const inEnglish = problemCodes.map((code) => problemWords(english, { code }));
    expect(said.filter((words, i) => words === inEnglish[i])).toEqual([]);
  });

  test('what nobody here has heard of is said in general', () => {
    expect(problemWords(translation, new ApiProblem(418, 'teapot', 'I am a teapot.'))).toBe(other);
    expect(problemWords(translation, { code: '', message: 'Nothing.' })).toBe(other);
    expect(problemWords(translation, new TypeError('a mistake of ours'))).toBe(other);
    expect(problemWords(translation, new DOMException('', 'QuotaExceededError'))).toBe(other);
    expect(problemWords(translation, null)).toBe(other);
  });
});

test('what went wrong is named as the server names it', () => {
  expect(codeOf(new ApiProblem(409, 'name-taken', ''))).toBe('name-taken');
  expect(codeOf(new ApiProblem(0, 'offline', ''))).toBe('offline');
  expect(codeOf(new TypeError('a mistake of ours'))).toBe('other');
});
