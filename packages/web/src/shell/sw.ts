import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { answerClick, renewSubscription, showPush, type WorkerScope } from '../reminders/push-events.ts';

declare const self: WorkerScope & {
  /** The files of the client, put in by the build. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};

// The program itself, so that it starts without a connection. What only the server can answer goes there.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);
const denylist = [/^\/api\//, /^\/socket\.io\//, /^\/healthz/, /^\/metrics/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist }));

// A new version waits until the page says that it may take over.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(answerClick(self, event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)));
