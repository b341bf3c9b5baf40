import { expect, it, vi } from 'vitest'
import { screenIn } from './screen-in.ts'

const Calendar = () => null
const load = vi.fn<() => Promise<unknown>>(async () => ({ default: Calendar }))
const other = vi.fn<() => Promise<unknown>>(async () => ({ default: () => null }))
const find = screenIn({
  '#web/features/calendar/calendar-page.tsx': load,
  '#web/features/sign-in/forgot-password-page.tsx': other,
})

it('finds a screen by the id of its page, and loads nothing but that', async () => {
  expect((await find('calendar')).default).toBe(Calendar)
  expect(load).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

it('takes the whole name of the file', async () => {
  await find('forgot-password')
  expect(other).toHaveBeenCalledOnce()
  expect(() => find('password')).toThrow('The page password has no screen')
})

it('says so where a page has no screen', () => {
  expect(() => find('board')).toThrow('The page board has no screen')
})

it('asks elsewhere for what the list has not, where there is an elsewhere', async () => {
  const Board = () => null
  const both = screenIn({ '#web/features/calendar/calendar-page.tsx': load }, async (id) => {
    if (id !== 'board') throw new Error(`Asked for ${id}`)
    return { default: Board }
  })
  expect((await both('board')).default).toBe(Board)
  expect((await both('calendar')).default).toBe(Calendar)
})
