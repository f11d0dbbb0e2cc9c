/* What a strategy looks like in a plot. The colours are those of the style sheet, read again when the theme changes. */
const dashes = [[], [7, 4], [2, 3], [9, 3, 2, 3], [4, 2], [12, 3]];

function dashOf(seat) {
  return dashes[seat % dashes.length];
}

function token(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function colourOf(seat) {
  return token(seat < 0 ? '--nobody' : `--seat-${(seat % dashes.length) + 1}`);
}

/** The outline of a strategy's mark, so that lines can be told apart without colours. */
function outline(context, seat, x, y, r) {
  const corners = [
    null,
    [
      [-r, -r],
      [r, -r],
      [r, r],
      [-r, r],
    ],
    [
      [0, -1.3 * r],
      [1.3 * r, 0],
      [0, 1.3 * r],
      [-1.3 * r, 0],
    ],
    [
      [0, -1.2 * r],
      [1.2 * r, r],
      [-1.2 * r, r],
    ],
    [
      [0, 1.2 * r],
      [1.2 * r, -r],
      [-1.2 * r, -r],
    ],
    [
      [-r / 2, -r],
      [r / 2, -r],
      [r / 2, r],
      [-r / 2, r],
    ],
  ][seat % dashes.length];
  context.beginPath();
  if (corners === null) context.arc(x, y, r, 0, 2 * Math.PI);
  else for (const [dx, dy] of corners) context.lineTo(x + dx, y + dy);
  context.closePath();
}

/** The angles of the hatching of areas; the first two are told apart by their colours. */
const hatchings = [null, null, 45, 90, 135, 0];

/** The colour of an area, from the third strategy on hatched. */
function fillOf(context, seat) {
  const angle = seat < 0 ? null : hatchings[seat % hatchings.length];
  if (angle === null) return colourOf(seat);
  const size = 6 * devicePixelRatio;
  const tile = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const pen = tile.getContext('2d');
  pen.fillStyle = colourOf(seat);
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = '#ffffff66';
  pen.fillRect(0, 0, size, size / 4);
  const pattern = context.createPattern(tile, 'repeat');
  pattern.setTransform(new DOMMatrix().rotate(angle));
  return pattern;
}

/* The other scripts of the page stand beside this one and cannot import it. */
window.signs = { colourOf, dashOf, fillOf, outline, token };
