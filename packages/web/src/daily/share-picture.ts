import type { Translation } from '@provincia/catalog';
import { asSentence, dailySetName, resultWords, shortDay } from './daily-words.ts';
import type { Shared } from './share-text.ts';

/** As chats like to show pictures. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const MARGIN = 84;
const SERIF = 'Alegreya, serif';
const SANS = '"Alegreya Sans", sans-serif';
const DISPLAY = '"Grenze Gotisch", serif';

type Lettering = readonly [weight: number, size: number, family: string];

/** What leads is drawn higher, so that colour is not all that tells it. */
const leads: Readonly<Record<string, { readonly colour: string; readonly rise: number }>> = {
  '+': { colour: '#2b6643', rise: 1 },
  '=': { colour: '#ddaa3c', rise: 0 },
  '-': { colour: '#94291c', rise: -1 },
};

/** Always by the light of day: whoever sees it does not have the theme of whoever sent it. */
const paper = { ground: '#efe7d6', frame: '#c3b597', ink: '#231b14', faded: '#53483a', rubric: '#8e2518' };

/** Draws what somebody shares; their fonts have to be there. */
export async function drawShare(
  canvas: HTMLCanvasElement,
  translation: Translation,
  shared: Shared & { readonly players: number },
): Promise<void> {
  await Promise.all(
    [`600 80px ${DISPLAY}`, `700 60px ${SERIF}`, `500 34px ${SANS}`].map((font) => document.fonts.load(font)),
  );
  const ink = canvas.getContext('2d');
  if (ink === null) return;
  const { day, set, result, players } = shared;
  ink.fillStyle = paper.ground;
  ink.fillRect(0, 0, WIDTH, HEIGHT);
  ink.strokeStyle = paper.frame;
  ink.lineWidth = 3;
  ink.strokeRect(28, 28, WIDTH - 56, HEIGHT - 56);
  ink.lineWidth = 1;
  ink.strokeRect(38, 38, WIDTH - 76, HEIGHT - 76);

  const write = (text: string, y: number, [weight, size, family]: Lettering, colour: string) => {
    ink.font = `${weight} ${size}px ${family}`;
    // What is too long is written smaller.
    const fitting = Math.min(1, (WIDTH - 2 * MARGIN) / ink.measureText(text).width);
    ink.font = `${weight} ${Math.floor(size * fitting)}px ${family}`;
    ink.fillStyle = colour;
    ink.fillText(text, MARGIN, y);
  };
  ink.textBaseline = 'alphabetic';
  write('Provincia', 142, [600, 88, DISPLAY], paper.rubric);
  const heading = `${translation.say('ui.daily.title')} · ${shortDay(translation, day)} · ${dailySetName(translation, set)}`;
  write(heading, 206, [500, 42, SANS], paper.faded);
  write(asSentence(translation, resultWords(translation, result)), 324, [700, 82, SERIF], paper.ink);
  if (result.place !== null)
    write(
      translation.say('ui.daily.place', { place: result.place, players }),
      388,
      [500, 42, SANS],
      paper.faded,
    );
  drawLead(ink, result.lead);
}

/** From the place of the words down to the frame. */
function drawLead(ink: CanvasRenderingContext2D, lead: string): void {
  const room = WIDTH - 2 * MARGIN;
  const step = Math.min(60, room / Math.max(1, lead.length));
  const size = Math.max(4, step - Math.max(2, step / 7));
  const middle = 496;
  ink.fillStyle = paper.frame;
  ink.fillRect(MARGIN, middle - 1, step * lead.length, 2);
  for (const [i, sign] of [...lead].entries()) {
    const { colour, rise } = leads[sign] ?? leads['='];
    ink.fillStyle = colour;
    ink.fillRect(MARGIN + i * step, middle - size / 2 - rise * 26, size, size);
  }
}
