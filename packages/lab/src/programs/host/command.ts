import { createInterface } from 'node:readline';
import { Host } from './host.ts';

/** `provincia host`: leads games for the program that started it, until that says quit or its input ends. */
export async function host(): Promise<number> {
  const instance = new Host((message) => process.stdout.write(`${JSON.stringify(message)}\n`));
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '' && !instance.hear(line)) break;
  }
  return 0;
}
