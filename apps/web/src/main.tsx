import { mount } from './app/mount.tsx'
import { wing } from './app/wings.ts'
import { joinWing } from './lib/wing.ts'

// Earlier versions kept pages in a service worker; this one keeps nothing there.
navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  .catch((error: unknown) => console.warn('An old service worker could not be removed', error))

joinWing(wing)
// Not awaited here: the first screen imports from this very module, which is ready only once it has run to its end.
mount().catch(reportError)
