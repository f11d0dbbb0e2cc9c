/** A thread with many spectators of one table, so that reading what they are sent does not delay the players. */
import { parentPort, workerData } from 'node:worker_threads';
import { RawSocket } from './raw-socket.ts';

const AT_ONCE = 20;

const { url, table, size } = workerData as { url: string; table: string; size: number };
const sockets: RawSocket[] = [];
const come = async () => {
  while (sockets.length < size) {
    const socket = await RawSocket.open(url);
    socket.say('watch', { table });
    socket.read();
    sockets.push(socket);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, come));
parentPort?.postMessage('here');
parentPort?.once('message', () => {
  const lost = sockets.filter(({ closed }) => closed).length;
  const bytes = sockets.reduce((sum, socket) => sum + socket.bytes, 0);
  parentPort?.postMessage({ lost, bytes });
  for (const socket of sockets) socket.close();
});
