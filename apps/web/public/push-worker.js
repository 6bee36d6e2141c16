// Shows the notifications that the user switched on. It caches nothing and answers no requests.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, tag, icon: '/icon-192.png', data: { path: new URL(url).pathname } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
