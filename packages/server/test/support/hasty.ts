/** Games are reviewed in a moment, and the closer look is a glance too. */
export const hasty = {
  first: { answers: 400, fewestDeals: 5, deals: 20, closely: 40 },
  close: { answers: 400, fewestDeals: 5, deals: 40, closely: 80 },
};
