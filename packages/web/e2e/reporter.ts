import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';

/** Ends with the line `N passed, M failed`, as every check does. */
export default class Counts implements Reporter {
  #all: Suite | undefined;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd({ status }: FullResult): void {
    const tests = this.#all?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    const failed = tests.length - passed;
    // A run that ended badly without a failed test, as one with no tests at all, is a failure too.
    console.log(`${passed} passed, ${status === 'passed' ? failed : Math.max(failed, 1)} failed`);
  }
}
