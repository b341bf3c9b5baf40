import texts from 'texts:calendar,edit,event,past,refusal,shift'
import type { Assignment } from '@onward/contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { accepting, server, stored, typeRow, writesIn } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { forgetShifts } from './last-shift.ts'
import { ShiftForm } from './shift-form.tsx'

addTexts(texts)

const at = (now: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => void vi.useRealTimers())
}
// One for each test: a form of the last one may close when this one has begun.
let onClose = vi.fn<() => void>()
const field = (name: string) =>
  name === 'Note' ? page.getByRole('textbox', { name }) : page.getByLabelText(new RegExp(`^${name}`))
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()
const choose = async (name: RegExp, text: string) => {
  await page.getByRole('combobox', { name }).fill(text)
  await page.getByRole('option', { name: text }).click()
}
beforeEach(() => {
  // Before all of the shifts here, whenever this runs.
  at('2026-11-01T12:00:00Z')
  onClose = vi.fn<() => void>()
  forgetShifts()
  signIn(admin)
})

describe('a change', () => {
  const open = () => render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)

  it.each([
    ['62 hours', stored()],
    ['37.5 hours', stored({ startsAt: '2026-11-13T08:00', endsAt: '2026-11-14T21:30' })],
    [
      'a call that starts at eight',
      stored({ startsAt: '2026-11-13T08:00', endsAt: '2026-11-14T08:00', shiftType: 'call', shiftTypeId: 'call' }),
    ],
  ])('of the note of %s sends the note alone', async (_, shift) => {
    const all = server(shift, accepting(shift))
    open()
    await field('Note').fill('Leave the keys')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writesIn(all)).toMatchObject([{ method: 'PATCH', body: { version: 3, note: 'Leave the keys' } }])
    expect(Object.keys(writesIn(all)[0]?.body ?? {}).toSorted()).toEqual(['note', 'version'])
  })

  it('of the date of a long call keeps its length and its type', async () => {
    const shift = stored({
      startsAt: '2026-11-13T08:00',
      endsAt: '2026-11-14T08:00',
      shiftType: 'call',
      shiftTypeId: 'call',
    })
    const all = server(shift, accepting(shift))
    open()
    await field('Date').fill('2026-12-01')
    await expect.element(field('Ends on')).toHaveValue('12/02/2026')
    await save()
    await expect.poll(() => writesIn(all)).toHaveLength(1)
    expect(writesIn(all)[0]?.body).toEqual({
      version: 3,
      startsAt: '2026-12-01T08:00',
      endsAt: '2026-12-02T08:00',
      shiftTypeId: 'call',
    })
  })

  it('offers the types of the account and the one that the shift has, and knows its own by their times', async () => {
    const shift = stored({ startsAt: '2026-11-13T08:00', endsAt: '2026-11-13T21:00' })
    const all = server(shift, accepting(shift))
    open()
    const type = page.getByRole('combobox', { name: /^Shift type/ })
    await expect.element(type).toHaveValue('Custom')
    await type.click()
    await expect
      .poll(() =>
        page
          .getByRole('option')
          .elements()
          .map((option) => option.textContent),
      )
      .toEqual(['Day', 'Evening', 'Night', 'Custom'])
    await page.getByRole('option', { name: 'Evening' }).click()
    await expect.element(field('From')).toHaveValue('3:00 PM')
    await expect.element(field('To')).toHaveValue('11:00 PM')
    await field('To').fill('22:00')
    await expect.element(type).toHaveValue('Custom')
    await field('To').fill('23:00')
    await expect.element(type).toHaveValue('Evening')
    await save()
    await expect.poll(() => writesIn(all)).toHaveLength(1)
    expect(writesIn(all)[0]?.body).toEqual({
      version: 3,
      startsAt: '2026-11-13T15:00',
      endsAt: '2026-11-13T23:00',
      shiftTypeId: 'e1',
    })
  })

  it('into a night in which the clocks change says so, and counts its hours', async () => {
    const shift = stored({ startsAt: '2027-03-12T02:30', endsAt: '2027-03-12T10:00' })
    server(shift, accepting(shift))
    open()
    await expect.element(field('To')).toHaveAccessibleDescription('7 h 30 min')
    await field('Date').fill('2027-03-14')
    await expect
      .element(page.getByText('The clocks skip 2:30 AM that night; the time that follows is meant.'))
      .toBeVisible()
    await expect.element(field('To')).toHaveAccessibleDescription('6 h 30 min')
    await field('Date').fill('2027-11-07')
    await field('From').fill('01:30')
    await expect.element(page.getByText('The clocks show 1:30 AM twice that night; the first is meant.')).toBeVisible()
    await expect.element(field('To')).toHaveAccessibleDescription('9 h 30 min')
  })

  it('that shortens says so before it is saved', async () => {
    server(stored(), accepting(stored()))
    open()
    await expect.element(page.getByText('62 h', { exact: true })).toBeVisible()
    await field('Ends on').fill('2026-11-14')
    await expect.element(page.getByText('This makes the shift shorter: 14 h instead of 62 h.')).toBeVisible()
    await field('Ends on').fill('2026-11-12')
    await save()
    await expect.element(field('Ends on')).toHaveAccessibleDescription(/^The end is before the start/)
  })

  it('is asked about before Escape throws it away', async () => {
    server(stored(), accepting(stored()))
    open()
    await field('Note').fill('Mine')
    await keys('{Escape}')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(field('Note')).toHaveValue('Mine')
    expect(onClose).not.toHaveBeenCalled()
    await keys('{Escape}')
    await page
      .getByRole('dialog', { name: /Throw away/ })
      .getByRole('button', { name: 'Discard' })
      .click()
    expect(onClose).toHaveBeenCalled()
  })
})

describe('what has begun', () => {
  const question = page.getByRole('dialog', { name: 'Change what has already begun?' })

  it('is asked about before it is changed, once', async () => {
    at('2026-11-15T12:00:00Z')
    let tries = 0
    const all = server(stored(), (asked) => ((tries += 1) === 1 ? undefined : accepting(stored())(asked)))
    render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
    await field('Note').fill('Leave the keys')
    await save()
    await expect.element(question).toMatchTextContent('Maya Okafor at Harbor General')
    await expect.element(question).toMatchTextContent('it began 2 days ago')
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(writesIn(all)).toEqual([])
    await expect.element(field('Note')).toHaveValue('Leave the keys')
    await save()
    await question.getByRole('button', { name: 'Change it' }).click()
    await expect.element(page.getByRole('alert')).toBeVisible()
    // The answer was lost: the next try goes on without another question.
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writesIn(all)).toHaveLength(2)
  })

  it('is still asked about when Save is pressed twice', async () => {
    at('2026-11-15T12:00:00Z')
    const all = server(stored(), accepting(stored()))
    render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
    await field('Note').fill('Leave the keys')
    await page.getByRole('button', { name: 'Save', exact: true }).dblClick()
    await question.getByRole('button', { name: 'Change it' }).click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writesIn(all)).toHaveLength(1)
  })

  it('is asked about before a shift is added to it, by the clock of the place', async () => {
    // 6:30 in Denver, 8:30 in New York.
    at('2026-11-13T13:30:00Z')
    const all = server(undefined, accepting(stored()))
    render(<ShiftForm date="2026-11-13" onClose={onClose} />)
    await choose(/^Provider/, 'Maya Okafor')
    await choose(/^Facility/, 'Harbor General')
    await save()
    const added = page.getByRole('dialog', { name: 'Add a shift that has already begun?' })
    await expect.element(added).toMatchTextContent('Maya Okafor at Harbor General')
    await added.getByRole('button', { name: 'Keep it' }).click()
    await choose(/^Facility/, 'Kestrel Ridge')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writesIn(all)).toHaveLength(1)
  })
})

describe('a new shift', () => {
  const open = (date = '2026-11-13') => render(<ShiftForm date={date} onClose={onClose} />)

  it('begins in its first field, and the next one is like it', async () => {
    const all = server(undefined, accepting(stored()))
    open()
    await expect.poll(focused).toMatch(/^Provider/)
    await choose(/^Provider/, 'Maya Okafor')
    await choose(/^Facility/, 'Kestrel Ridge')
    await field('From').fill('19:00')
    await field('To').fill('07:00')
    await page.getByRole('button', { name: 'Save and add another' }).click()
    await expect.element(page.getByRole('combobox', { name: /^Provider/ })).toHaveValue('')
    await expect.element(page.getByRole('combobox', { name: /^Facility/ })).toHaveValue('Kestrel Ridge')
    await expect.element(field('From')).toHaveValue('7:00 PM')
    await expect.poll(focused).toMatch(/^Provider/)
    expect(onClose).not.toHaveBeenCalled()
    expect(writesIn(all)[0]?.body).toMatchObject({ endsAt: '2026-11-14T07:00', shiftTypeId: 'night' })
  })

  it('begins with the day as the account has it, or with its first type where that is put away', async () => {
    server(undefined, accepting(stored()), [typeRow('day', 'Day', '08:00', '20:00', 0), typeRow('custom', 'Custom')])
    open()
    await expect.element(field('From')).toHaveValue('8:00 AM')
    await expect.element(field('To')).toHaveValue('8:00 PM')
    await expect.element(page.getByRole('combobox', { name: /^Shift type/ })).toHaveValue('Day')
  })

  it('is of no type that was put away', async () => {
    const away = { ...typeRow('day', 'Day', '07:00', '19:00', 0), isActive: false }
    const all = server(undefined, accepting(stored()), [
      away,
      typeRow('e1', 'Evening', '15:00', '23:00', 0),
      typeRow('custom', 'Custom'),
    ])
    open()
    await expect.element(page.getByRole('combobox', { name: /^Shift type/ })).toHaveValue('Evening')
    await choose(/^Provider/, 'Maya Okafor')
    await choose(/^Facility/, 'Harbor General')
    await save()
    await expect.poll(() => writesIn(all)).toHaveLength(1)
    expect(writesIn(all)[0]?.body).toMatchObject({ startsAt: '2026-11-13T15:00', shiftTypeId: 'e1' })
  })

  it('whose answer was lost becomes what is typed by then, once', async () => {
    let made: Assignment | undefined
    let keyOf: string | null = null
    const all = server(undefined, (asked) => {
      if (asked.method === 'POST' && !made) {
        made = stored({ ...(asked.body as Partial<Assignment>), version: 1 })
        keyOf = asked.key
        return undefined
      }
      if (asked.method === 'POST' && asked.key !== keyOf)
        return {
          status: 409,
          body: {
            message: 'Maya already works then',
            reason: 'overlap',
            facts: { wanted: null, shifts: [] },
            conflicts: [],
          },
        }
      return {
        status: asked.method === 'POST' ? 201 : 200,
        body: { assignment: { ...made, ...asked.body }, batchId: 1 },
      }
    })
    open()
    await choose(/^Provider/, 'Maya Okafor')
    await choose(/^Facility/, 'Harbor General')
    await save()
    await expect.element(page.getByRole('alert')).toBeVisible()
    await field('Note').fill('Bring the keys')
    await expect.element(field('Note')).toHaveValue('Bring the keys')
    await save()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(writesIn(all).map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH'])
    expect(writesIn(all)[2]?.body).toEqual({ version: 1, note: 'Bring the keys' })
  })
})
