import { beforeAll, describe, expect, it, vi } from 'vitest'
import { inside, letGo, press } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { startRipples } from './ripple.ts'

beforeAll(startRipples)

const ripples = () => document.querySelectorAll('.ripple').length
const place = (selector: string) => {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}
const pressOn = async (selector: string) => {
  await press(inside(place(selector)))
  return ripples()
}

const Buttons = () => (
  <>
    <button id="small">Save</button>
    <button id="tall" style={{ height: 200, width: 300 }}>
      A day
    </button>
    <p id="words">No button</p>
  </>
)

describe('a press', () => {
  it('spreads over a button, and is gone after it', async () => {
    render(<Buttons />)
    expect(await pressOn('#small')).toBe(1)
    const wave = place('.ripple span').getBoundingClientRect()
    const { width, height } = place('#small').getBoundingClientRect()
    expect(wave.width).toBeLessThanOrEqual(2 * Math.hypot(width, height) + 1)
    await letGo()
    await expect.poll(ripples).toBe(0)
    expect(place('#small').getAttribute('style') ?? '').not.toContain('relative')
  })

  it.each(['#tall', '#words'])('does not on %s', async (selector) => {
    render(<Buttons />)
    expect(await pressOn(selector)).toBe(0)
    await letGo()
  })

  it('does not where motion is to be reduced', async () => {
    const calm = vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('reduce'),
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
      }),
    )
    render(<Buttons />)
    expect(await pressOn('#small')).toBe(0)
    await letGo()
    calm.mockRestore()
  })
})
