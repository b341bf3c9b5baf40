import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anewOnRetry, enter, useBrowser } from '../browser.ts'
import { calm, violations, watch, seenBy } from '../inspect.ts'

useBrowser()

let page: Page
let done: () => Promise<void>
beforeAll(async () => {
  ;({ page, done } = await enter('admin'))
  await watch(page)
  await page.goto('/extensions/react-player')
})
anewOnRetry(() => page)
afterAll(() => done())

const controls = (label: string) => page.getByRole('group', { name: `Controls: ${label}`, exact: true })
const card = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })
const VIDEO = 'Day and night'
const SOUND = 'The chime at the change of shifts'
const CARDS: Record<string, string> = {
  [VIDEO]: 'Video with controls of the page',
  [SOUND]: 'Sound with controls of the page',
}
const button = (name: string, label = VIDEO) => controls(label).getByRole('button', { name, exact: true })
const slider = (name: string, label = VIDEO) => controls(label).getByRole('slider', { name, exact: true })
const media = (label = VIDEO): Locator => card(CARDS[label] ?? '').locator('video, audio')
/** What the browser itself says of what it plays. */
const of = <Key extends 'currentTime' | 'paused' | 'playbackRate' | 'volume' | 'muted' | 'loop' | 'controls'>(
  key: Key,
  label = VIDEO,
) => media(label).evaluate((one: HTMLVideoElement, name) => one[name], key)
/** Just before the end: what has ended begins anew when it is played. */
const nearEnd = async (label: string) => {
  await slider('Position', label).press('End')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await slider('Position', label).press(key)
}
const known = async (label: string) => {
  await expect.poll(() => slider('Position', label).isEnabled()).toBe(true)
}

describe.each([VIDEO, SOUND])('%s', (label) => {
  it('plays, waits and stops by key', async () => {
    await known(label)
    await button('Play', label).press('Enter')
    await expect.poll(() => of('currentTime', label)).toBeGreaterThan(0.1)
    await button('Pause', label).press('Enter')
    await button('Play', label).waitFor()
    expect(await of('paused', label)).toBe(true)
    await button('Stop', label).press('Enter')
    await expect.poll(() => of('currentTime', label)).toBe(0)
    await expect.poll(() => slider('Position', label).inputValue()).toBe('0')
  })

  it('is sought by key, and says where it is', async () => {
    await known(label)
    await slider('Position', label).focus()
    await page.keyboard.press('End')
    await expect.poll(() => of('currentTime', label)).toBeGreaterThan(5.5)
    await page.keyboard.press('Home')
    await expect.poll(() => of('currentTime', label)).toBe(0)
    await page.keyboard.press('PageUp')
    await expect.poll(() => slider('Position', label).getAttribute('aria-valuetext')).toMatch(/^0:0[01] of 0:(06|11)$/)
    const bars = card(CARDS[label] ?? '').locator('progress')
    await expect.poll(() => bars.nth(0).evaluate((one: HTMLProgressElement) => one.value)).toBe(10)
    await expect.poll(() => bars.nth(1).evaluate((one: HTMLProgressElement) => one.value)).toBe(100)
  })

  it('is hastened, quieted and muted', async () => {
    await controls(label).getByLabel('Speed').selectOption('1.5')
    expect(await of('playbackRate', label)).toBe(1.5)
    await slider('Volume', label).focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => of('volume', label)).toBeCloseTo(0.95)
    await button('Mute', label).click()
    expect(await of('muted', label)).toBe(true)
    await expect.poll(() => slider('Volume', label).inputValue()).toBe('0')
    await button('Sound on', label).click()
    expect(await of('muted', label)).toBe(false)
    await slider('Volume', label).press('Home')
    await button('Sound on', label).waitFor()
    await slider('Volume', label).press('End')
    await button('Mute', label).waitFor()
  })

  it('ends, or begins anew', async () => {
    await known(label)
    await nearEnd(label)
    await button('Play', label).click()
    await button('Play', label).waitFor()
    const loop = button('Begin anew at the end', label)
    await loop.click()
    expect([await loop.getAttribute('aria-pressed'), await of('loop', label)]).toEqual(['true', true])
    await nearEnd(label)
    await button('Play', label).click()
    await expect
      .poll(async () => [await of('paused', label), (await of('currentTime', label)) < 3])
      .toEqual([false, true])
    await button('Stop', label).click()
  })
})

describe('the video', () => {
  const cues = () =>
    media().evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
      track?.mode,
      ...[...(track?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
    ])
  it('has captions, when they are wanted', async () => {
    await slider('Position').press('Home')
    await button('Captions').press('Space')
    await button('Play').click()
    await expect.poll(cues).toEqual(['showing', 'The sun rises over the house.'])
    await button('Pause').click()
    expect(await button('Captions').getAttribute('aria-pressed')).toBe('true')
    await button('Captions').press('Space')
    expect((await cues())[0]).toBe('hidden')
  })

  it('fills the screen with its controls, and leaves it', async () => {
    const isFull = () => controls(VIDEO).evaluate((one) => document.fullscreenElement?.contains(one) ?? false)
    await button('Full screen').press('Enter')
    await expect.poll(isFull).toBe(true)
    await button('Leave full screen').press('Enter')
    await expect.poll(isFull).toBe(false)
    await button('Full screen').waitFor()
  })

  it('plays by a press on its picture, unless the browser’s own controls are there', async () => {
    await media().click()
    await button('Pause').waitFor()
    await media().click()
    await button('Play').waitFor()
    await page.getByRole('checkbox', { name: 'The browser’s controls too' }).check()
    expect(await of('controls')).toBe(true)
  })
})

it('is what the policy of the page allows, and well named', async () => {
  expect((await seenBy(page)).refused).toEqual([])
  await calm(page)
  expect(await violations(page)).toEqual([])
})

it('says that it cannot be played', async () => {
  await page.route('**/*.wav', (route) => route.fulfill({ status: 200, contentType: 'audio/wav', body: 'no sound' }))
  await page.reload()
  await controls(SOUND).getByRole('alert').getByText('This browser cannot play it.').waitFor()
  expect(await controls(VIDEO).getByRole('alert').count()).toBe(0)
})
