import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '#test/stored.ts'

let everywhere: FakeStorage
let tab: FakeStorage
let page: EventTarget
/** The module as a page finds it that is opened now. */
const open = async () => {
  vi.resetModules()
  return import('./layout.ts')
}
beforeEach(() => {
  everywhere = new FakeStorage()
  tab = new FakeStorage()
  page = new EventTarget()
  vi.stubGlobal('localStorage', everywhere)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})

describe('the frame as it is found', () => {
  it('is the default where nothing was chosen', async () => {
    const { layoutNow, DEFAULTS } = await open()
    expect(layoutNow()).toEqual(DEFAULTS)
  })

  it('is as it was left', async () => {
    const first = await open()
    first.setLayout({ skin: 'semi-dark', isRTL: true, menuCollapsed: false, contentWidth: 'full' })
    const second = await open()
    expect(second.layoutNow()).toEqual(first.layoutNow())
    expect(second.layoutNow()).toMatchObject({ skin: 'semi-dark', isRTL: true, contentWidth: 'full' })
  })

  it('keeps skin, direction and the pinned menu for later visits, and the rest for this one', async () => {
    const { setLayout } = await open()
    setLayout({ skin: 'dark', isRTL: true, menuCollapsed: false, footerType: 'hidden' })
    tab.clear()
    const { layoutNow, DEFAULTS } = await open()
    expect(layoutNow()).toEqual({ ...DEFAULTS, skin: 'dark', isRTL: true, menuCollapsed: false })
  })

  it.each([
    ['a skin that there is not', 'skin', '"neon"'],
    ['a menu that is neither', 'menuCollapsed', '"yes"'],
  ])('is the default for %s', async (_, key, text) => {
    everywhere.setItem(key, text)
    const { layoutNow, DEFAULTS } = await open()
    expect(layoutNow()).toEqual(DEFAULTS)
  })

  it.each(['"boxed"', '12', '{"contentWidth":"enormous"}', 'no JSON'])(
    'is the default where the visit keeps %s',
    async (text) => {
      tab.setItem('layout', text)
      const { layoutNow, DEFAULTS } = await open()
      expect(layoutNow()).toEqual(DEFAULTS)
    },
  )

  it('is read from left to right whatever else stands for the direction', async () => {
    everywhere.setItem('direction', '"sideways"')
    expect((await open()).layoutNow().isRTL).toBe(false)
  })
})

describe('a change', () => {
  it('leaves the rest as it is', async () => {
    const { setLayout, layoutNow } = await open()
    setLayout({ navbarColor: 'plum' })
    setLayout({ footerType: 'sticky' })
    expect(layoutNow()).toMatchObject({ navbarColor: 'plum', footerType: 'sticky', skin: 'light' })
  })

  it('is written in the words that earlier versions read', async () => {
    const { setLayout } = await open()
    setLayout({ skin: 'bordered', isRTL: true })
    expect(everywhere.all()).toEqual({ skin: '"bordered"', direction: '"rtl"', menuCollapsed: 'true' })
    setLayout({ isRTL: false })
    expect(everywhere.getItem('direction')).toBe('"ltr"')
  })

  it('can all be taken back at once', async () => {
    const { setLayout, resetLayout, layoutNow, DEFAULTS } = await open()
    setLayout({ skin: 'dark', layout: 'horizontal', menuHidden: true, navbarType: 'hidden' })
    resetLayout()
    expect(layoutNow()).toEqual(DEFAULTS)
    expect((await open()).layoutNow()).toEqual(DEFAULTS)
  })
})

describe('what a page wishes', () => {
  it('is shown while it is open, and kept nowhere', async () => {
    const { wishLayout, layoutNow, DEFAULTS } = await open()
    wishLayout({ menuHidden: true })
    expect(layoutNow()).toEqual({ ...DEFAULTS, menuHidden: true })
    expect(everywhere.length + tab.length).toBe(0)
    wishLayout()
    expect(layoutNow()).toEqual(DEFAULTS)
  })

  it('takes the place of what another page wished', async () => {
    const { wishLayout, layoutNow } = await open()
    wishLayout({ menuHidden: true })
    wishLayout({ contentWidth: 'full' })
    expect(layoutNow()).toMatchObject({ menuHidden: false, contentWidth: 'full' })
  })

  it('gives way to what somebody chooses, part by part', async () => {
    const { wishLayout, setLayout, layoutNow } = await open()
    wishLayout({ menuCollapsed: false, contentWidth: 'full' })
    setLayout({ menuCollapsed: true })
    expect(layoutNow()).toMatchObject({ menuCollapsed: true, contentWidth: 'full' })
    wishLayout()
    expect(layoutNow()).toMatchObject({ menuCollapsed: true, contentWidth: 'boxed' })
  })

  it('is not kept along with a choice', async () => {
    const { wishLayout, setLayout } = await open()
    wishLayout({ menuHidden: true })
    setLayout({ skin: 'dark' })
    expect((await open()).layoutNow()).toMatchObject({ skin: 'dark', menuHidden: false })
  })
})

describe('another tab', () => {
  const tells = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }))

  it.each(['skin', null])('is followed when it changes %s', async (key) => {
    const { layoutNow } = await open()
    everywhere.setItem('skin', '"dark"')
    tells(key)
    expect(layoutNow().skin).toBe('dark')
  })

  it('is not followed in what is none of the frame', async () => {
    const { layoutNow } = await open()
    everywhere.setItem('skin', '"dark"')
    tells('monthChange')
    expect(layoutNow().skin).toBe('light')
  })

  it('leaves what the open page wishes', async () => {
    const { layoutNow, wishLayout } = await open()
    wishLayout({ menuHidden: true })
    everywhere.setItem('direction', '"rtl"')
    tells('direction')
    expect(layoutNow()).toMatchObject({ isRTL: true, menuHidden: true })
  })
})
