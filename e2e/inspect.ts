import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { signedIn, visit, type Who } from './browser.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Jump = { value: number; startTime: number; what: string[] }

/** Watches how much the page jumps, with what, and what its policy refused. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { jumps: [] as Jump[], refused: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Layout shifts are younger than the type library.
        const { value, hadRecentInput, startTime, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
        }
        if (hadRecentInput) continue
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
          return `${value.toFixed(4)} ${from.x},${from.y} to ${to.x},${to.y}: ${text}`
        })
        seen.jumps.push({ value, startTime, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })

/**
 * What was watched, from the first paint on: what is asked of the point under the pointer before that has the page laid out
 * without its style sheets, and then it counts as a jump, which nobody sees.
 */
export const seenBy = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { jumps: Jump[]; refused: string[] } } // set by `watch`
    const [painted] = performance.getEntriesByName('first-paint')
    const jumps = seen.jumps.filter(({ startTime }) => startTime >= (painted?.startTime ?? 0))
    return {
      shift: jumps.reduce((sum, { value }) => sum + value, 0),
      jumped: jumps.flatMap(({ what }) => what),
      refused: seen.refused,
    }
  })

/** What WCAG 2.2 A and AA asks. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Some of its rules by name. */
const rules = (...values: string[]) => ({ type: 'rule', values })
const COLOURS = ['color-contrast', 'link-in-text-block']
const PLACES = ['target-size', 'scrollable-region-focusable']
/** What a look may break that the light one has not: names, roles and their order are the same in each. */
export const ASKED = {
  light: WCAG,
  dark: rules(...COLOURS),
  rtl: rules(...PLACES),
  /** Dark and right to left at once. */
  turned: rules(...COLOURS, ...PLACES),
  phone: WCAG,
}

/** Waits until nothing changes its colour or place any more; what never ends, such as a spinner, is left alone. */
export const calm = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const passing = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
    await Promise.allSettled(passing.map((one) => one.finished))
  })

/**
 * What WCAG 2.2 A and AA finds wrong on the page once it is calm, a line a rule: what is half faded in has half its contrast.
 * @param runOnly the rules, where not all of them are meant
 * @param within what is looked at, where the rest of the page has been
 */
export const violations = async (
  page: Page,
  runOnly: ReturnType<typeof rules> | string[] = WCAG,
  within: string | undefined = undefined,
) => {
  await calm(page)
  // Evaluated, not added as a script: the page's policy refuses foreign scripts, as it should. Once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axe, 'utf8'))
  const found = await page.evaluate(
    async ({ wanted, place }) => {
      const { axe: runner } = window as unknown as {
        axe: {
          run: (
            place: string | Document,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
        }
      } // put there above
      return (await runner.run(place ?? document, { runOnly: wanted, resultTypes: ['violations'] })).violations
    },
    { wanted: runOnly, place: within },
  )
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`)
        .join(' | ')}`,
  )
}

/** The same from the top of the page: what stands half under the navbar can be scrolled out from under it. */
export const violationsFromTop = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return violations(page)
}

export type Look = {
  name: keyof typeof ASKED
  storage?: Record<string, string>
  viewport?: { width: number; height: number }
}
/** Pictures are of one thing at a time; what is only tested is dark and right to left at once. */
const TURNED: Look[] = process.env.PICTURES
  ? [
      { name: 'dark', storage: { skin: '"dark"' } },
      { name: 'rtl', storage: { direction: '"rtl"' } },
    ]
  : [{ name: 'turned', storage: { skin: '"dark"', direction: '"rtl"' } }]
export const LOOKS: Look[] = [{ name: 'light' }, ...TURNED, { name: 'phone', viewport: { width: 390, height: 844 } }]
/** A fresh visitor who sees the app that way, signed in or not; in the light look with all that moves. */
export const prepare = async (look: Look, who?: Who) => {
  const visitor = await visit({
    ...(who && (await signedIn(who))),
    ...(look.viewport && { viewport: look.viewport }),
    ...(look.name === 'light' && { reducedMotion: 'no-preference' }),
  })
  await watch(visitor.page)
  await visitor.page.addInitScript((storage) => {
    for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value)
  }, look.storage ?? {})
  return visitor
}
