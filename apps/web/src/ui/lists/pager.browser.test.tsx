import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import texts from 'texts:pager'
import { render } from '#test/render.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Pager } from './pager.tsx'
import { pageOf } from './paging.ts'

addTexts(texts)

describe('the pages of a list', () => {
  it('are left for the last one where there is no such page', async () => {
    const turned = vi.fn<(page: number) => void>()
    const { draw } = render(<Pager page={2} perPage={10} total={11} onPage={turned} />)
    expect(turned).not.toHaveBeenCalled()
    draw(<Pager page={2} perPage={10} total={10} onPage={turned} />)
    await expect.poll(() => turned.mock.calls).toEqual([[1]])
  })

  it('are at least one, of nothing', async () => {
    const turned = vi.fn<(page: number) => void>()
    render(<Pager page={1} perPage={10} total={0} onPage={turned} />)
    await expect.element(page.getByText(/0/).first()).toBeVisible()
    expect(turned).not.toHaveBeenCalled()
  })

  it.each([
    ['3', 3],
    ['', 1],
    ['0', 1],
    ['-2', 1],
    ['1e9', 1],
    ['two', 1],
  ])('are named by an address: %s', (text, named) => {
    expect(pageOf(text)).toBe(named)
  })
})
