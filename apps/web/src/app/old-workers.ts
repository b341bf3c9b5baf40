/** Earlier versions kept pages in a service worker; this one keeps nothing there. */
export const endOldWorkers = () => {
  navigator.serviceWorker
    ?.getRegistrations()
    .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
    .catch((error: unknown) => console.warn('An old service worker could not be removed', error))
}
