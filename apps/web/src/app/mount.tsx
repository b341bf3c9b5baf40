import { createRoot } from 'react-dom/client'
import { language, speak } from '#web/lib/text.ts'
import { App } from './app.tsx'

/** Draws the app into the page, in the language that was chosen here. */
export const mount = async () => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  const chosen = language()
  if (chosen !== 'en') {
    // Better in English than not at all.
    await speak(chosen).catch((error: unknown) => console.warn(`The texts in ${chosen} could not be loaded`, error))
  }
  createRoot(root).render(<App />)
}
