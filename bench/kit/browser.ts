import { BROWSER_FLAGS, findBrowser } from '../../e2e/find-browser.ts'

/** How every bench starts its browser: the one that the browser tests find, with their flags. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: BROWSER_FLAGS })
