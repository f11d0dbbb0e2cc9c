import { expect, onTestFinished, test, vi } from 'vitest';
import { english } from '../testing.ts';
import { CrewBook } from './crew.ts';
import { CrewNews } from './crew-news.ts';

const anna = { name: 'anna', version: 'ours', threads: 4 };
const berta = { name: 'berta', version: 'ours', threads: 2 };
const old = { name: 'old', version: 'theirs', threads: 8 };

/** A clock that stands at so many seconds. */
function clockAt(seconds: number): void {
  vi.spyOn(performance, 'now').mockReturnValue(1000 * seconds);
  onTestFinished(() => void vi.restoreAllMocks());
}

test('the speed of a worker is what it did since it began with its first piece', () => {
  const book = new CrewBook('ours');
  book.see([anna, berta]);
  clockAt(12);
  book.count('anna', 30, 2);
  clockAt(20);
  book.count('anna', 70, 4);
  expect(book.crew.members).toEqual([
    { name: 'anna', threads: 4, pieces: 2, amount: 100, perSecond: 10 },
    { name: 'berta', threads: 2, pieces: 0, amount: 0, perSecond: 0 },
  ]);
});

test('only workers of the same version are counted on', () => {
  const book = new CrewBook('ours');
  book.see([anna, old, berta]);
  expect([book.threads, book.crew.others]).toEqual([6, ['theirs']]);
});

test('where there is no terminal, a line says who comes and goes, what is wrong, and in the end what each did', () => {
  const said: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  clockAt(10);
  const book = new CrewBook('ours');
  const news = new CrewNews(english, 'games', null);
  for (const present of [[], [anna], [anna], [anna, berta, old], [berta], null]) {
    book.see(present);
    news.tell(book);
  }
  book.count('anna', 1500, 1);
  book.count('berta', 5, 2);
  news.sumUp();
  expect(said).toEqual([
    'provincia: No worker is there: start "provincia worker" with the same database, on any machine.\n',
    'provincia: anna takes part, with 4 threads.\n',
    'provincia: berta takes part, with 2 threads.\n',
    'provincia: 1 worker has another version (theirs), and this run needs ours: update it.\n',
    'provincia: anna is gone: others do what it has not finished.\n',
    'provincia: berta is gone: others do what it has not finished.\n',
    'provincia: The connection to the database was lost. Trying again.\n',
    'provincia: anna: 1,500 games, 1,500 per second.\n',
    'provincia: berta: 5 games, 2.5 per second.\n',
  ]);
});
