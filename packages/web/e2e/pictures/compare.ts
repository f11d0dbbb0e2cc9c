import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser.ts';

/** So large a share of the pixels may differ. */
const TOLERATED = 0.001;
const DIFFERENCE = '.difference.png';

interface Differences {
  readonly compared: number;
  readonly lines: readonly string[];
  readonly isSame: boolean;
}

/** Compares each picture with the one of the same name in the other folder, and draws where it differs. */
export async function differencesOf(
  folder: string,
  other: string,
  scenes: readonly string[],
): Promise<Differences> {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  // tsx names functions with a helper that functions sent to the page do not have there.
  await page.evaluate('globalThis.__name = (named) => named');
  const [here, there] = [picturesIn(folder, scenes), picturesIn(other, scenes)];
  const missing = there.filter((name) => !here.includes(name));
  const fresh = here.filter((name) => !there.includes(name));
  const lines = [
    ...missing.map((name) => `${name}: missing`),
    ...fresh.map((name) => `${name}: not in ${other}`),
  ];
  let isSame = lines.length === 0;
  for (const name of here.filter((one) => there.includes(one))) {
    const [now, before] = [folder, other].map((one) => readFileSync(join(one, name)));
    if (now.equals(before)) continue;
    const { share, picture } = await difference(page, now, before);
    const path = join(folder, name.replace(/\.png$/, DIFFERENCE));
    writeFileSync(path, picture);
    lines.push(`${name}: ${(share * 100).toFixed(3)} % of pixels differ, see ${path}`);
    if (share > TOLERATED) isSame = false;
  }
  await browser.close();
  return { compared: here.length - fresh.length, lines, isSame };
}

function picturesIn(folder: string, scenes: readonly string[]): readonly string[] {
  const inScene = (scene: string) =>
    existsSync(join(folder, scene)) ? readdirSync(join(folder, scene)).map((name) => join(scene, name)) : [];
  return scenes.flatMap(inScene).filter((name) => name.endsWith('.png') && !name.endsWith(DIFFERENCE));
}

/** How many of the pixels differ, and where: red upon a pale picture. The browser knows how to read one. */
async function difference(
  page: Page,
  now: Buffer,
  before: Buffer,
): Promise<{ readonly share: number; readonly picture: Buffer }> {
  const { share, url } = await page.evaluate(
    async (sources) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      // Where only one of them has something they differ.
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      const [one, other] = images.map((image) => {
        context.clearRect(0, 0, width, height);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      });
      const [pixels, others] = [one, other].map(({ data }) => new Uint32Array(data.buffer));
      const RED = 0xff0000ff;
      const PALE = 0x40000000;
      const OPAQUE = 0x00ffffff;
      let count = 0;
      for (let i = 0; i < pixels.length; i++) {
        const differs = pixels[i] !== others[i];
        if (differs) count++;
        pixels[i] = differs ? RED : ((pixels[i] & OPAQUE) | PALE) >>> 0;
      }
      context.putImageData(one, 0, 0);
      return { share: count / pixels.length, url: canvas.toDataURL() };
    },
    [now, before].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
  return { share, picture: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
