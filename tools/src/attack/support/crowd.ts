/** A process with many spectators of one table, so that reading what they are sent does not delay the players. */
import { RawSocket } from '../../../../packages/server/test/support/raw-socket.ts';

const AT_ONCE = 20;

const [url, table, size] = process.argv.slice(2);
const sockets: RawSocket[] = [];
const come = async () => {
  while (sockets.length < Number(size)) {
    const socket = await RawSocket.open(url);
    socket.say('watch', { table });
    socket.read();
    sockets.push(socket);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, come));
process.send?.('here');
process.once('message', () => {
  process.send?.(sockets.filter(({ closed }) => closed).length, () => process.exit());
});
