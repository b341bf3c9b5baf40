import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** How the browser is started: headless, alone, and calling nobody on its own. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As a window draws text: whole pixels, and words that can be read out of a printed page.
  '--disable-font-subpixel-positioning',
]

/** In a test a page lives for seconds, and optimizing its code costs more than it gains. Who measures leaves it on. */
export const TEST_FLAGS = [...BROWSER_FLAGS, '--js-flags=--no-opt,--no-maglev']

// The first one draws no window and no frame of its own around a page: a visitor comes in a second sooner.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'msedge',
  'chrome',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const installed = () => {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return isProgram(CHROMIUM) ? CHROMIUM : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...ELSEWHERE,
    chromium.executablePath(),
  ]
  return candidates.find((path) => existsSync(path) && isProgram(path))
}

/** Ways to get one, the first that works wins: the system's packages where we may install them, then playwright's own. */
const WAYS: [command: string, args: string[], isFor: () => boolean][] = [
  [
    'sh',
    ['-c', 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium'],
    () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  ],
  [
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', '--with-deps', 'chromium'],
    () => process.getuid?.() === 0,
  ],
  [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], () => true],
]

/**
 * A Chromium to test in: an installed one, or one that can be got.
 * @throws Error that says what to do when there is none
 */
export const findBrowser = (): string => {
  const found = installed()
  if (found) return found
  for (const [command, args, isFor] of WAYS) {
    if (!isFor()) continue
    console.log('No Chromium found; getting one …')
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    const got = installed()
    if (got) return got
  }
  throw new Error(
    'The browser tests need Chromium. Install Chromium or Chrome, or set CHROMIUM to its path, and run the tests again.',
  )
}
