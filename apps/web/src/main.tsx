import { createDemo, installDemo } from '@onward/demo'
import { demoSettings } from './app/demo-calls.ts'
import { mount } from './app/mount.tsx'

// Earlier versions kept pages in a service worker; this one keeps nothing there.
navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  .catch((error: unknown) => console.warn('An old service worker could not be removed', error))

// `VITE_DEMO=off` builds a page without the sample screens' answers; `server` leaves them to the development server.
if (!import.meta.env.VITE_DEMO) {
  installDemo(window, createDemo({ now: () => new Date(), random: Math.random }), demoSettings)
}

await mount()
