import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { atInsight, serveInsight } from '#test/insight.ts'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import InsightPage from './insight-page.tsx'

const open = (search = '') => {
  history.replaceState(null, '', `/insight${search}`)
  render(<InsightPage />)
}
beforeEach(() => {
  atInsight()
  signIn(admin)
})

describe('a wall screen', () => {
  it('has figures and nothing to press, and says what is wrong', async () => {
    const all = serveInsight()
    open('?wall')
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
    all.down()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not up to date: this is as of/)
    await expect.element(page.getByText('Short in 72 h')).toBeVisible()
    await keys('{Escape}')
    await expect.poll(() => location.search).toBe('')
  })
})
