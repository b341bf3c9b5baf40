import { findBrowser } from '../../e2e/find-browser.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How every bench starts its browser: the one that the browser tests find, with their flags. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: FLAGS })
