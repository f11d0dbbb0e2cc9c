const ICON = '/icon.svg';
const SIZE = 64;
const RADIUS = 19;
const MOST = 9;
/** The colours of a seal: the icon of a tab knows no theme. */
const SEAL = '#b53d29';
const ON_SEAL = '#fff8ea';

/** The address of the icon, with a number on it unless that is 0. */
export async function badged(count: number): Promise<string> {
  if (count === 0) return ICON;
  const icon = new Image(SIZE, SIZE);
  icon.src = ICON;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return ICON;
  // Without it there is still the number.
  await icon.decode().then(
    () => pen.drawImage(icon, 0, 0, SIZE, SIZE),
    () => undefined,
  );
  const middle = SIZE - RADIUS;
  pen.fillStyle = SEAL;
  pen.beginPath();
  pen.arc(middle, middle, RADIUS, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = ON_SEAL;
  pen.font = `bold ${count > MOST ? 22 : 30}px sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(count > MOST ? `${MOST}+` : String(count), middle, middle + 2);
  return canvas.toDataURL();
}
