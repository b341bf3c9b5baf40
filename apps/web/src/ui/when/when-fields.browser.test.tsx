import { useState } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { TypedDateField, TypedTimeField } from './when-fields.tsx'

const chosen = vi.fn<(value: string) => void>()
const sent = vi.fn<(date: string, time: string) => void>()
const onClose = vi.fn<() => void>()
const Form = ({ from = '2026-11-04' }: { from?: string }) => {
  const [date, setDate] = useState(from)
  const [time, setTime] = useState('07:00')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(date, time)
      }}
    >
      <TypedDateField
        label="Date"
        value={date}
        onChange={(to) => {
          chosen(to)
          setDate(to)
        }}
      />
      <TypedTimeField label="From" value={time} onChange={setTime} />
      <button>Save</button>
    </form>
  )
}
const date = page.getByRole('textbox', { name: 'Date' })
const time = page.getByRole('textbox', { name: 'From' })
const save = page.getByRole('button', { name: 'Save' })
const picker = page.getByRole('dialog', { name: 'Days to choose for Date' })

beforeEach(() => {
  for (const spy of [chosen, sent, onClose]) spy.mockReset()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-04T12:00:00') })
  onTestFinished(() => void vi.useRealTimers())
})

describe('a date', () => {
  it('is typed as people do, and stands as the reader writes it once the field is left', async () => {
    render(<Form />)
    await expect.element(date).toHaveValue('11/04/2026')
    await expect.element(date).toHaveAccessibleDescription('Wednesday, November 4, 2026')
    for (const [text, whole] of [
      ['+1', '11/05/2026'],
      ['fri', '11/06/2026'],
      ['2026-12-24', '12/24/2026'],
      ['tomorrow', '11/05/2026'],
    ] as const) {
      await date.fill(text)
      await time.click()
      await expect.element(date).toHaveValue(whole)
    }
    expect(chosen.mock.calls.flat()).toEqual(['2026-11-05', '2026-11-06', '2026-12-24', '2026-11-05'])
  })
  it('that is being typed is not taken for another one on the way', async () => {
    render(<Form />)
    await date.click()
    await keys('{Control>}a{/Control}1/2')
    expect(chosen).not.toHaveBeenCalled()
    await keys('2/2026')
    await expect.poll(() => chosen.mock.calls.flat()).toEqual(['2026-01-22'])
  })
  it('that is none says so by the name of its field, stays as it was typed, and is not sent', async () => {
    render(<Form />)
    await date.fill('tonight')
    await save.click()
    await expect.element(date).toHaveAccessibleDescription(/^Date: “tonight” is not a date\. Type 11\/04\/2026/)
    await expect.element(date).toHaveValue('tonight')
    expect(chosen.mock.calls.flat()).toEqual([''])
    await date.fill('today')
    await keys('{Enter}')
    await expect.poll(() => sent.mock.calls.at(-1)?.[0]).toBe('2026-11-04')
    await expect.element(date).toHaveAccessibleDescription('Wednesday, November 4, 2026')
  })
  it('moves a day by the arrow keys', async () => {
    render(<Form from="2026-10-31" />)
    await date.click()
    await keys('{ArrowUp}')
    await expect.element(date).toHaveValue('11/01/2026')
    await keys('{ArrowDown}{ArrowDown}')
    await expect.element(date).toHaveValue('10/30/2026')
  })
  it('is chosen from a month by keyboard, whose Escape leaves what is around it open', async () => {
    render(
      <Drawer title="Form" onClose={onClose}>
        <Form />
      </Drawer>,
    )
    await page.getByRole('button', { name: 'Choose a day' }).click()
    await expect.poll(focused).toBe('Wednesday, November 4, 2026')
    await keys('{ArrowDown}{ArrowRight}')
    await expect.poll(focused).toBe('Thursday, November 12, 2026')
    await keys('{PageDown}')
    await expect.element(picker.getByRole('grid', { name: 'December 2026' })).toBeVisible()
    await keys('{Enter}')
    await expect.element(date).toHaveValue('12/12/2026')
    await expect.element(picker).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Choose a day' }).click()
    await expect.poll(focused).toBe('Saturday, December 12, 2026')
    await keys('{Escape}')
    await expect.element(picker).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    expect(date.element()).toBeVisible()
  })
  it('is walked to the way that the lines run', async () => {
    render(<Form />, { isRTL: true })
    await page.getByRole('button', { name: 'Choose a day' }).click()
    await expect.poll(focused).toBe('Wednesday, November 4, 2026')
    await keys('{ArrowLeft}')
    await expect.poll(focused).toBe('Thursday, November 5, 2026')
  })
})

describe('a date that cannot be taken', () => {
  const why = 'The office is closed.'
  const Closed = () => {
    const [date, setDate] = useState('2026-11-04')
    const refuses = (day: string) => (day >= '2026-11-06' && day <= '2026-11-08' ? why : undefined)
    return <TypedDateField label="Date" value={date} onChange={setDate} refuses={refuses} />
  }
  it('says why when it is typed, and is not come upon by the arrow keys', async () => {
    render(<Closed />)
    await date.fill('2026-11-07')
    await keys('{Tab}')
    await expect.element(date).toHaveAccessibleDescription(why)
    await expect.element(date).toHaveValue('2026-11-07')
    await date.fill('2026-11-05')
    await keys('{ArrowUp}')
    await expect.element(date).toHaveValue('11/05/2026')
  })
  it('is walked over among the days, and not taken', async () => {
    render(<Closed />)
    await page.getByRole('button', { name: 'Choose a day' }).click()
    await expect.poll(focused).toBe('Wednesday, November 4, 2026')
    await keys('{ArrowRight}{ArrowRight}{Enter}')
    await expect.poll(focused).toBe('Friday, November 6, 2026')
    await expect.element(picker).toBeVisible()
    await keys('{Home}{Enter}')
    await expect.element(date).toHaveValue('11/01/2026')
  })
})

describe('a time', () => {
  it('is typed as people say it', async () => {
    render(<Form />)
    for (const [text, whole] of [
      ['7p', '7:00 PM'],
      ['1930', '7:30 PM'],
      ['7', '7:00 AM'],
    ] as const) {
      await time.fill(text)
      await date.click()
      await expect.element(time).toHaveValue(whole)
    }
    await time.click()
    await keys('{ArrowUp}')
    await expect.element(time).toHaveValue('7:15 AM')
  })
  it('that is none says so by the name of its field', async () => {
    render(<Form />)
    await time.fill('noonish')
    await date.click()
    await expect.element(time).toHaveAccessibleDescription(/^From: “noonish” is not a time/)
  })
})
