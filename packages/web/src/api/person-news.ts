import type { PersonNews } from '@provincia/protocol';
import { useEffect } from 'react';
import { io, type Socket } from 'socket.io-client';

type Listener = (news: PersonNews | 'connected') => void;

const listeners = new Set<Listener>();
let socket: Socket | null = null;

/** One connection for everything that somebody is told wherever they are on the site, open while anything listens. */
function newsSocket(): Socket {
  if (socket !== null) return socket;
  socket = io({ transports: ['websocket'], reconnectionDelayMax: 4000 });
  const tell = (news: PersonNews | 'connected') => {
    for (const listener of [...listeners]) listener(news);
  };
  // Whoever was cut off may have missed something.
  socket.on('connect', () => tell('connected'));
  socket.on('news', tell);
  // A connection from before the network was lost may look open for a minute, and nothing comes through it.
  addEventListener('online', renewNews);
  return socket;
}

/** Anew after somebody has come to be known or has signed out: the server then knows who listens. */
export function renewNews(): void {
  socket?.disconnect().connect();
}

/** Calls `listener` with all news, and with each new connection, until the returned function is called. */
function listenToNews(listener: Listener): () => void {
  listeners.add(listener);
  newsSocket();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('online', renewNews);
    socket?.disconnect();
    socket = null;
  };
}

/** The same for a component, while `listens`. */
export function usePersonNews(listens: boolean, listener: Listener): void {
  useEffect(() => {
    if (listens) return listenToNews(listener);
  }, [listens, listener]);
}
