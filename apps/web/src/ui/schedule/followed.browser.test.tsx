import texts from 'texts:grid'
import { useEffect, useMemo, useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { shift } from '#test/events.ts'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Grids } from './grids.tsx'
import { useTurned } from './turned.ts'

addTexts(texts)

/** A Saturday, the last day of its week. */
const SATURDAY = '2026-03-07'
const labels = {
  month: (month: string) => month,
  times: (from: string, to: string) => `${from} to ${to}`,
  day: (date: string) => date,
  empty: 'Nothing is planned',
}
type Props = { view: 'week' | 'day'; isByPlace: boolean }
/** One shift, which goes where it is put down until that is refused. */
const Calendar = ({ view, isByPlace }: Props) => {
  const [on, turnTo] = useState(SATURDAY)
  const turned = useTurned({ chosen: view, date: on, onTurn: turnTo, onChoose: () => {} })
  const [date, setDate] = useState(SATURDAY)
  const maya = useMemo(() => shift('1', date, 'Maya'), [date])
  useEffect(() => {
    const back = () => setDate(SATURDAY)
    addEventListener('refused', back)
    return () => removeEventListener('refused', back)
  }, [])
  return (
    <>
      {/* In some browsers a button takes no focus from what is pressed. */}
      <button onMouseDown={(event) => event.preventDefault()} onClick={() => turned.turn(1)}>
        Next
      </button>
      <Grids
        turned={turned}
        events={[maya]}
        isBusy={false}
        isByPlace={isByPlace}
        labels={labels}
        onOpenDay={() => {}}
        onOpenEvent={() => {}}
        onChange={(_, { startsAt }) => setDate(startsAt.slice(0, 10))}
      />
    </>
  )
}
const refuse = () => dispatchEvent(new Event('refused'))

it.each([
  ['week', '{ArrowRight}', false],
  ['day', '{ArrowRight}', false],
  ['day', '{ArrowDown}', true],
] as const)(
  'what keys put down beyond the %s by %s is followed there, and back where that is refused',
  async (view, key, isByPlace) => {
    render(<Calendar view={view} isByPlace={isByPlace} />)
    const maya = page.getByRole('button', { name: /^Maya/ })
    await expect.element(maya).toHaveAccessibleName(/2026-03-07/)
    maya.element().focus()
    await keys(` ${key} `)
    await expect.element(maya).toHaveAccessibleName(/2026-03-08/)
    await expect.element(maya).toHaveFocus()
    refuse()
    await expect.element(maya).toHaveAccessibleName(/2026-03-07/)
    await expect.element(maya).toHaveFocus()
    // Who turns to other dates is not brought back.
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.element(maya).not.toBeInTheDocument()
    refuse()
    await expect.element(maya).not.toBeInTheDocument()
  },
)

it('who turns to other dates after a shift was put down in sight stays there', async () => {
  render(<Calendar view="week" isByPlace={false} />)
  const maya = page.getByRole('button', { name: /^Maya/ })
  await expect.element(maya).toHaveAccessibleName(/2026-03-07/)
  maya.element().focus()
  await keys(' {ArrowLeft} ')
  await expect.element(maya).toHaveAccessibleName(/2026-03-06/)
  await expect.element(maya).toHaveFocus()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(maya).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: /March 14, 2026$/ })).toBeVisible()
})
