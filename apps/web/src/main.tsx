import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

// Earlier versions kept pages in a service worker; this one keeps nothing there.
navigator.serviceWorker
  ?.getRegistrations()
  .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
  .catch((error: unknown) => console.warn('An old service worker could not be removed', error))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
createRoot(root).render(<App />)
