/* Tips beside the pointer, the menu of cards, and the button that copies the command. */
const tip = document.querySelector('.tip');

function showTip({ target, clientX, clientY }) {
  const text = target.closest('[data-tip]')?.dataset.tip;
  tip.hidden = text === undefined;
  if (text === undefined) return;
  tip.textContent = text;
  const left = Math.min(clientX + 14, innerWidth - tip.offsetWidth - 8);
  const below = clientY + 18;
  tip.style.left = `${Math.max(8, left)}px`;
  tip.style.top = `${below + tip.offsetHeight < innerHeight ? below : clientY - tip.offsetHeight - 10}px`;
}

document.addEventListener('pointermove', showTip);
document.addEventListener('pointerdown', showTip);
document.addEventListener(
  'scroll',
  () => {
    tip.hidden = true;
  },
  { passive: true },
);

for (const menu of document.querySelectorAll('[data-shows]')) {
  menu.addEventListener('change', () => {
    for (const { value } of menu.options) document.getElementById(value).hidden = value !== menu.value;
  });
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const code = button.parentElement.querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      // A page opened from a file may not be allowed to: then it is at least marked, ready to be copied by hand.
      getSelection().selectAllChildren(code);
      button.textContent = 'Marked';
    }
  });
}
