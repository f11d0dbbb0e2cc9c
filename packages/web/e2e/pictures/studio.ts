import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { leaveNothingToChance } from '../chance.ts';
import type { Server } from '../server.ts';
import { visit } from '../visit.ts';
import { Camera } from './camera.ts';
import { stopTime } from './still.ts';

/** What a scene is made with. */
export interface Studio {
  readonly camera: Camera;
  readonly server: Server;
  /** The page of somebody new, with a browser of their own. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
}

export type Scene = (studio: Studio) => Promise<void>;

/** Plays one scene with a server of its own: what it shows depends on no other. */
export async function takeScene(folder: string, name: string, scene: Scene): Promise<void> {
  await visit(async (newContext, server) => {
    await server.shuffleFor(name);
    let people = 0;
    const newPage = async (options: BrowserContextOptions = {}) => {
      const context = await newContext({
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        timezoneId: 'Europe/Berlin',
        ...options,
      });
      await leaveNothingToChance(context, `${name} ${++people}`);
      await stopTime(context);
      return context.newPage();
    };
    await scene({ camera: new Camera(join(folder, name)), server, newPage });
  });
}

/** Gives whoever is at this page an account. */
export async function register(page: Page, name: string): Promise<void> {
  const reply = await page.request.post('/api/register', { data: { name, password } });
  if (!reply.ok()) throw new Error(await reply.text());
}

export const password = 'correct horse';

/** Loads the page again in another language. */
export async function speak(page: Page, language: 'en' | 'de' | 'es'): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('provincia-settings') ?? '{"state":{},"version":0}');
    kept.state.language = chosen;
    localStorage.setItem('provincia-settings', JSON.stringify(kept));
  }, language);
  await page.reload();
  await page.locator(`html[lang="${language}"]`).waitFor();
}
