import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { useTurned, type Turned, type View } from './turned.ts'

let seen: Turned[] = []
const Calendar = ({ view }: { view: View }) => {
  const [date, setDate] = useState('2026-11-18')
  const turned = useTurned({ chosen: view, date, onTurn: setDate, onChoose: () => undefined })
  seen.push(turned)
  return (
    <button type="button" onClick={() => turned.turnTo('2026-11-19')}>
      On
    </button>
  )
}
const turnOn = async () => {
  await page.getByRole('button', { name: 'On' }).click()
  await expect.poll(() => seen.at(-1)?.date).toBe('2026-11-19')
}

beforeEach(async () => {
  seen = []
  await page.viewport(1280, 800)
})

describe('what a calendar shows', () => {
  it.each<View>(['month', 'list'])('is the same on each day of its month: %s', async (view) => {
    render(<Calendar view={view} />)
    await turnOn()
    const [first, last] = [seen[0], seen.at(-1)]
    expect(last?.dates).toBe(first?.dates)
    expect(last?.inSight).toBe(first?.inSight)
    expect(last?.around).toBe(first?.around)
  })

  it.each<[View, string]>([
    ['month', '2027-01-18'],
    ['list', '2027-01-01'],
  ])('turned on is at %s on %s', async (view, there) => {
    render(<Calendar view={view} />)
    for (const month of ['2026-12', '2027-01']) {
      seen.at(-1)?.turn(1)
      await expect.poll(() => seen.at(-1)?.month).toBe(month)
    }
    expect(seen.at(-1)?.date).toBe(there)
  })

  it('is another day on another', async () => {
    render(<Calendar view="day" />)
    expect(seen.at(-1)?.inSight).toEqual(['2026-11-18'])
    await turnOn()
    expect(seen.at(-1)?.inSight).toEqual(['2026-11-19'])
  })
})
