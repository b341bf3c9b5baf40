import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { Segments } from './segments.tsx'
import { Tick } from './tick.tsx'

const box = page.getByRole('checkbox')

describe('a box to tick', () => {
  const Held = ({ isPartly = false }: { isPartly?: boolean }) => {
    const [isTicked, setTicked] = useState(false)
    return <Tick label="Mercy West" isTicked={isTicked} isPartly={isPartly} onChange={() => setTicked(!isTicked)} />
  }

  it('is ticked by a press on its words, and by Space', async () => {
    render(<Held />)
    await page.getByText('Mercy West').click()
    await expect.element(box).toBeChecked()
    await keys(' ')
    await expect.element(box).not.toBeChecked()
  })

  it('says when it stands for some of several', async () => {
    const { draw } = render(<Held isPartly />)
    await expect.element(box).toBePartiallyChecked()
    draw(<Held />)
    await expect.element(box).not.toBePartiallyChecked()
  })

  it('by its name belongs to the form around it', async () => {
    render(
      <form>
        <Tick label="Remember me" name="remember" startsTicked />
      </form>,
    )
    const sent = () => new FormData(document.querySelector('form') ?? undefined).has('remember')
    expect(sent()).toBe(true)
    await box.click()
    expect(sent()).toBe(false)
  })
})

describe('one of a few', () => {
  const Views = () => {
    const [view, setView] = useState<'month' | 'week' | 'list'>('month')
    const choices = [
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
      { value: 'list', label: 'List' },
    ] as const
    return <Segments label="View" choices={choices} value={view} onChange={setView} />
  }
  const radio = (name: string) => page.getByRole('radio', { name })

  it('is chosen by a press', async () => {
    render(<Views />)
    await expect.element(page.getByRole('radiogroup', { name: 'View' })).toBeVisible()
    await expect.element(radio('Month')).toBeChecked()
    await page.getByText('List').click()
    await expect.element(radio('List')).toBeChecked()
    await expect.element(radio('Month')).not.toBeChecked()
  })

  it('is one stop for the keyboard, walked with the arrows', async () => {
    render(<Views />)
    await keys('{Tab}{ArrowRight}')
    await expect.element(radio('Week')).toBeChecked()
    await keys('{ArrowLeft}{ArrowLeft}')
    await expect.element(radio('List')).toBeChecked()
  })
})
