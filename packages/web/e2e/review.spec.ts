import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { asked, play, quick, step } from './driver.ts';
import { expect, test } from './fixtures.ts';
import { beginners } from './games.ts';
import { keptGame, openTable, register, resign } from './tables.ts';

const curve = (page: Page) => page.getByRole('slider', { name: 'Chances by turn' });
const position = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const review = (page: Page) => page.getByRole('region', { name: 'Review' });
const bar = (page: Page) => page.getByRole('img', { name: /^Chances now: / });

/** Opens the review of a game and waits until all of it is there. */
async function openReview(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Review' }).click();
  await reviewed(page);
}

async function reviewed(page: Page): Promise<void> {
  await expect(curve(page)).toBeVisible();
  await expect(review(page).getByRole('progressbar')).toHaveCount(0);
}

// One test, because the review takes longer than all that is looked at in it.
test('a game is reviewed', async ({ page }) => {
  await openReview(page, `/replay/local#${beginners}`);

  await test.step('with a curve, the players, and every decision that could have been better', async () => {
    // Level easy played against level normal.
    await expect(review(page).getByText(/^Skill −\d+, luck .+: mistakes cost Player 1 most/)).toBeVisible();
    const decisions = review(page).getByRole('region', { name: 'Decisions' });
    const answers = decisions.getByRole('button', { name: /Player \d/ });
    const marked = await answers.count();
    expect(marked).toBeGreaterThan(2);
    await expect(decisions.getByText(/^Better: .+\d% ± \d \(1,600 games\)\. \S/).first()).toBeVisible();

    await decisions.getByRole('radio', { name: 'All', exact: true }).click();
    expect(await answers.count()).toBeGreaterThan(marked);
    await decisions.getByRole('radio', { name: 'Player 2' }).click();
    await expect(decisions.getByRole('button', { name: /: Player 1,/ })).toHaveCount(0);
    await decisions.getByRole('radio', { name: 'Everybody' }).click();
    await decisions.getByRole('radio', { name: 'Only marked' }).click();
    await expect(answers).toHaveCount(marked);

    // To a decision, and from turn to turn on the curve.
    await answers.first().click();
    await expect(answers.first()).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('radio', { name: 'Player 1', checked: true }).first()).toBeVisible();
    await curve(page).focus();
    const before = await position(page).inputValue();
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).not.toHaveValue(before);
    await expect(curve(page)).toHaveAttribute(
      'aria-valuetext',
      /^Turn \d, Player 2: Player 1 \d+%, Player 2 \d+% \(± \d\)$/,
    );
    await review(page).getByText('Chances as a table').click();
    await review(page).getByRole('table').getByRole('button', { name: 'End' }).click();
    await expect(position(page)).toHaveValue((await position(page).getAttribute('max')) ?? '');
  });

  await test.step('it says what wins in the kingdom, and what the players got beside it', async () => {
    const ways = review(page).getByRole('group').filter({ hasText: 'What wins in this kingdom' });
    const shares = ways.getByRole('table');
    await expect(shares).toBeHidden();
    await ways.getByText('What wins in this kingdom').click();
    await expect(shares.getByRole('row')).toHaveCount(4);
    await expect(shares.getByRole('columnheader')).toHaveText(['1', '2', '3', 'Big Money']);
    await expect(shares.getByRole('row', { name: /^1 ?Money with \S+ – \d\d \d\d \d\d$/ })).toBeVisible();
    await expect(ways.getByText(/^Percent of \d+ games .+ \(±4\)\./)).toBeVisible();
    const got = (name: string) =>
      ways.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    const best = (await shares.getByRole('rowheader').first().innerText()).replace(/^1\s*/, '');
    await expect(
      got(best)
        .getByText(/^from turn \d: .*Silver/)
        .first(),
    ).toBeVisible();
    for (const player of ['Player 1', 'Player 2'])
      await expect(got(player).getByText(/^from turn 1: /)).toBeVisible();
  });

  await test.step('the bar with the chances follows the game, and stays switched on', async () => {
    await expect(bar(page)).toHaveCount(0);
    await review(page).getByRole('checkbox', { name: 'Show the chances at the table' }).check();
    await page.keyboard.press('End');
    await expect(bar(page)).toHaveAccessibleName('Chances now: Player 1 0%, Player 2 100%');
    await position(page).fill('0');
    await expect(bar(page)).not.toHaveAccessibleName('Chances now: Player 1 0%, Player 2 100%');
    // The review is kept, so it is there again at once; nothing on the page has to be opened for it.
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });

  await test.step('nothing in it is a serious hindrance, on a phone neither', async () => {
    await page.goto(`/replay/local?review#${beginners}`);
    await expect(curve(page)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(curve(page)).toBeVisible();
    await expectAccessible(page);
    await review(page).getByRole('button', { name: 'Learn from these mistakes' }).first().click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('mistakes become questions, with the position before one and the solution at hand', async () => {
    await openReview(page, `/replay/local?step=0#${beginners}`);
    await review(page).getByRole('button', { name: 'Learn from these mistakes' }).first().click();
    const learn = page.getByRole('region', { name: 'Learn from these mistakes' });
    await expect(learn.getByRole('heading', { name: /^Question 1 of \d/ })).toBeVisible();
    await expect(review(page)).toHaveCount(0);
    const answers = learn.getByRole('button', { name: /^Buy / });
    const told = learn.getByRole('status');
    // The best answer is among them, so trying all of them comes to an end.
    await expect(answers.first()).toBeVisible();
    const count = await answers.count();
    expect(count).toBeGreaterThan(1);
    for (let i = 0; i < count; i++) {
      await answers.nth(i).click();
      await expect(told).toHaveText(/better: try again\.|^Right\. /);
      if ((await told.innerText()).startsWith('Right.')) break;
    }
    await expect(told).toHaveText(/^Right\. Buy .+ wins \d+% ± \d of the games\. \S/);

    await learn.getByRole('button', { name: 'Next question' }).click();
    await expect(learn.getByRole('heading', { name: /^Question 2 of \d/ })).toBeVisible();
    await learn.getByRole('button', { name: 'Show the solution' }).click();
    await expect(told).toHaveText(/^The best answer is .+ points more than what was played\./);
    await learn.getByRole('button', { name: 'End' }).click();
    await expect(review(page)).toBeVisible();
  });
});

test('who gave up a game against bots reads whether it was luck', async ({ page }) => {
  // A short game: every decision of it is reviewed.
  await page.goto(`/replay/local?step=${EARLY}&seat=1#${beginners}`);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
  await resign(page);
  await page.getByRole('link', { name: 'Review' }).click();
  await reviewed(page);
  await expect(review(page).getByText(/^Skill .+, luck .+: you /)).toBeVisible();
});

test('the page of a player shows what their decisions cost, game by game, once games were reviewed', async ({
  page,
}) => {
  await register(page, 'Ottilie');
  const games: string[] = [];
  for (let i = 0; i < 2; i++) {
    games.push(await openTable(page));
    await asked(page);
    for (let answers = 0; answers < 4; answers++) await step(page);
    await resign(page);
  }
  const rates = page.getByRole('region', { name: 'Error rate' });
  await page.goto('/player/Ottilie');
  await expect(rates.getByText('No game of theirs has been reviewed yet.')).toBeVisible();
  for (const id of games) await openReview(page, `/replay/${id}`);
  await page.goto('/player/Ottilie');
  await expect(rates.getByText(/^On average, a decision cost \d+\.\d percentage points/)).toBeVisible();
  await expect(rates.getByText(/^These are the last 2 games with \d+ decisions\./)).toBeVisible();
  await expect(rates.getByRole('img', { name: /to the latest: \d+\.\d, \d+\.\d$/ })).toBeVisible();
  await rates.getByText('Error rate as a table').click();
  await expect(rates.getByRole('table').getByRole('row')).toHaveCount(3);
});

test('from the result of a game against bots one button leads to its review, also on a phone', async ({
  page,
}) => {
  await page.goto(`/replay/local?step=${LATE}&seat=1#${beginners}`);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL('/solo');
  await asked(page);
  await play(page, { hands: quick });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Review' }).click();
  await reviewed(page);
  await expect(page).toHaveURL(/\/replay\/local\?review/);
  // A click goes to the position, which lies under the review.
  await review(page).getByRole('radio', { name: 'All', exact: true }).click();
  await review(page)
    .getByRole('button', { name: /^Fine: / })
    .first()
    .click();
  await expect(review(page)).toHaveCount(0);
});

test('a game that the server keeps is reviewed by the server', async ({ page }) => {
  const replies: number[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('/review')) replies.push(reply.status());
  });
  await openReview(page, `/replay/${await keptGame(page, beginners)}`);
  await expect(review(page).getByText(/^Accuracy \d+$/)).toHaveCount(2);
  expect(new Set(replies)).toEqual(new Set([200]));
});

/** Some answers after its beginning. */
const EARLY = 12;
/** Some answers before the end of the game. */
const LATE = 70;
