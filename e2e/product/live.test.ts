import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

const YEAR = new Date().getFullYear() + 7

it('two people see each other and what the other plans, without a reload, and after a lost line', async ({ task }) => {
  const date = `${YEAR}-0${3 + (task.result?.retryCount ?? 0)}-14`
  const address = `/board?date=${date}&span=week&group=none&facility=H01`
  const [planner, admin] = [await enter('scheduler', {}, address), await enter('admin', {}, address)]
  const ready = '[role=grid][aria-busy=false] [role=rowheader]'
  for (const { page } of [planner, admin]) {
    await page.locator(ready).nth(3).waitFor()
    await page.getByRole('button', { name: '1 other person is here' }).waitFor()
  }
  await admin.page.getByRole('button', { name: '1 other person is here' }).click()
  await admin.page.getByRole('dialog').getByText('Ottoline Vandersloot').waitFor()
  await admin.page.keyboard.press('Escape')

  // Typed by one, on the other's board.
  const shiftsOf = (name: string) =>
    admin.page
      .getByRole('row')
      .filter({ has: admin.page.getByRole('rowheader', { name }) })
      .locator('[data-shift]')
  const first = planner.page.locator('[role=grid] [role=row][aria-rowindex="3"] [role=rowheader] > .unseen')
  const [name = ''] = ((await first.textContent()) ?? '').split(', ')
  expect(await shiftsOf(name).count()).toBe(0)
  await planner.page.getByRole('grid').focus()
  await planner.page.keyboard.press('Control+Home')
  await planner.page.keyboard.press('d')
  await shiftsOf(name).first().waitFor()

  // What is missed without a line is there once it has come back, and who has left is gone.
  await admin.context.setOffline(true)
  await planner.page.keyboard.press('d')
  await planner.page.getByText(/^Saved /).waitFor()
  await planner.context.close()
  await admin.context.setOffline(false)
  await expect.poll(() => shiftsOf(name).count()).toBe(2)
  await expect.poll(() => admin.page.getByRole('button', { name: /other person/ }).count()).toBe(0)
  await admin.context.close()
})
