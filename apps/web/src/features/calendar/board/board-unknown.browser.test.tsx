import type { CoverageLine } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DAY, day } from '#test/board.ts'
import { serveBoard } from '#test/board-server.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import BoardPage from './board-page.tsx'

const short: CoverageLine = {
  hospitalId: 'ny',
  date: '2031-03-10',
  shiftTypeId: 'day',
  specialtyId: null,
  least: 2,
  wished: 2,
  onDuty: 0,
  open: 0,
}

/** A board of a week of 2031 whose coverage and violations of another week wait until they are `told`. */
const open = (search: string) => {
  let told = () => {}
  const waits = new Promise<void>((go) => {
    told = go
  })
  history.replaceState(null, '', `?date=2031-03-10&span=week&group=none${search}`)
  serveBoard([day(0, '2031-03-10'), day(1, '2031-03-18')], ({ path }) => {
    const isNext = path.includes('from=2031-03-16')
    const answered = async (body: unknown) => {
      if (isNext) await waits
      return { body }
    }
    if (path.startsWith('/api/coverage')) return answered({ coverage: isNext ? [] : [short] })
    if (path.startsWith('/api/shift-types')) return { body: { shiftTypes: [DAY], total: 1 } }
    if (!path.startsWith('/api/violations/counts')) return undefined
    const byProvider = [{ providerId: isNext ? 'ben' : 'ada', count: 1 }]
    return answered({ total: 1, byProvider, assignmentIds: [] })
  })
  render(<BoardPage />)
  return told
}
const next = () => page.getByRole('button', { name: 'Next' }).click()
const row = (name: RegExp) => page.getByRole('rowheader', { name })

beforeEach(async () => {
  vi.unstubAllGlobals()
  signIn(admin)
  await page.viewport(1400, 800)
})

it('says nothing of what is needed in another week until it is known, and posts nothing for it', async () => {
  const told = open('')
  await expect.element(row(/^Coverage 2 short$/)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Post 2 open shifts/ })).toBeInTheDocument()
  await next()
  await expect.element(row(/^Coverage$/)).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Post/ })).not.toBeInTheDocument()
  expect(page.getByRole('gridcell', { name: /nobody is needed/ }).elements()).toHaveLength(0)
  told()
  await expect.poll(() => page.getByRole('gridcell', { name: /nobody is needed/ }).elements().length).toBe(7)
})

it('shows whom rules speak against in another week once it is known, and nobody in their place', async () => {
  const told = open('&violations=only')
  await expect.element(row(/^Person ada/)).toBeInTheDocument()
  await next()
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  expect(row(/^Person/).elements()).toHaveLength(0)
  expect(page.getByText('Nothing matches').elements()).toHaveLength(0)
  told()
  await expect.element(row(/^Person ben/)).toBeInTheDocument()
  expect(row(/^Person ada/).elements()).toHaveLength(0)
})
