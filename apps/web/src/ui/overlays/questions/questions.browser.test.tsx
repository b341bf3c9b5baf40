import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { askOver } from './ask-over.ts'
import { useUnsaved } from './use-unsaved.ts'

const ask = (title: string) =>
  askOver<string>((end) => (
    <Confirm title={title} action="Do it" isAbove onClose={() => end()} onConfirm={() => end('done')}>
      <p>Really?</p>
    </Confirm>
  ))
const dialog = (name: string) => page.getByRole('dialog', { name })
const here = location.pathname + location.search
beforeEach(() => history.replaceState(null, '', here))
afterEach(() => history.replaceState(null, '', here))

/** A form in a drawer, and a link beside it. */
const Page = () => {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(true)
  useUnsaved(text !== '')
  return (
    <>
      <label>
        Note <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <a href="/people?page=2">
        <b>People</b>
      </a>
      <a href={`${location.pathname}?other`}>Here</a>
      {isOpen && (
        <Drawer title="Form" onClose={() => setOpen(false)}>
          <p>fields</p>
        </Drawer>
      )}
    </>
  )
}

describe('what is asked over the page', () => {
  it('is closed by Escape, and nothing below it is', async () => {
    render(<Page />)
    await expect.element(dialog('Form')).toBeVisible()
    const answer = ask('Sure?')
    await expect.element(dialog('Sure?')).toBeVisible()
    await keys('{Escape}')
    expect(await answer).toBeUndefined()
    await expect.element(dialog('Sure?')).not.toBeInTheDocument()
    await expect.element(dialog('Form')).toBeVisible()
    await keys('{Escape}')
    await expect.element(dialog('Form')).not.toBeInTheDocument()
  })

  it('stays while something else is asked over it', async () => {
    render(<p>the page</p>)
    const first = ask('First?')
    await expect.element(dialog('First?')).toBeVisible()
    const second = ask('Second?')
    await dialog('Second?').getByRole('button', { name: 'Do it' }).click()
    expect(await second).toBe('done')
    await dialog('First?').getByRole('button', { name: 'Do it' }).click()
    expect(await first).toBe('done')
  })

  it('goes with its page, and stays while only the words after it change', async () => {
    render(<p>the page</p>)
    const answer = ask('Sure?')
    await expect.element(dialog('Sure?')).toBeVisible()
    navigate(`${location.pathname}?week=2`)
    await expect.element(dialog('Sure?')).toBeVisible()
    navigate('/elsewhere')
    expect(await answer).toBeUndefined()
    await expect.element(dialog('Sure?')).not.toBeInTheDocument()
  })
})

describe('a link to another page', () => {
  const question = dialog('Throw away what you typed?')
  // Pressed as a key does: where the pointer may be, the drawer lies over it.
  const press = (name: string) => {
    const inner = page.getByText(name, { exact: true }).element()
    inner.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }

  it('asks while something typed is not saved, and leads there once that is agreed to', async () => {
    signIn(admin)
    render(<Page />)
    await keys('{Escape}')
    await page.getByLabelText('Note').fill('Bring the keys')
    press('People')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(location.pathname + location.search).toBe(here)
    await expect.element(page.getByLabelText('Note')).toHaveValue('Bring the keys')
    press('People')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => location.pathname + location.search).toBe('/people?page=2')
  })

  it('asks nothing more while the form itself asks', async () => {
    signIn(admin)
    const Asking = () => {
      const typed = useTypedText(() => {})
      useUnsaved(true)
      useEffect(() => typed.watch(() => true))
      return (
        <Drawer title="Form" onClose={typed.close}>
          <a href="/people">People</a>
          {typed.question}
        </Drawer>
      )
    }
    render(<Asking />)
    await expect.element(dialog('Form')).toBeVisible()
    await keys('{Escape}')
    await expect.element(question).toBeVisible()
    press('People')
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(location.pathname + location.search).toBe(here)
    press('People')
    await expect.element(question).toBeVisible()
  })
})
