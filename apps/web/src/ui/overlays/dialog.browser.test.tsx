import { useState, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys, letGo, press } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { Confirm } from './confirm.tsx'
import { BareDialog, Dialog } from './dialog.tsx'
import { Drawer } from './drawer.tsx'
import { SaveActions } from '#web/ui/controls/actions.tsx'

type Close = { onClose: () => void }
/** Each way to lay something over the page, with two stops for the keyboard. */
const KINDS: [kind: string, show: (props: Close) => ReactNode, first: string][] = [
  [
    'dialog',
    ({ onClose }) => (
      <Dialog title="New shift" onClose={onClose}>
        <input aria-label="Date" data-autofocus />
        <button onClick={onClose}>Save</button>
      </Dialog>
    ),
    'Date',
  ],
  [
    'drawer',
    ({ onClose }) => (
      <Drawer title="New shift" onClose={onClose}>
        <input aria-label="Date" data-autofocus />
        <button onClick={onClose}>Save</button>
      </Drawer>
    ),
    'Date',
  ],
  [
    'dialog without a header',
    ({ onClose }) => (
      <BareDialog label="New shift" onClose={onClose}>
        <input aria-label="Date" data-autofocus />
        <button onClick={onClose}>Save</button>
      </BareDialog>
    ),
    'Date',
  ],
  [
    'question',
    ({ onClose }) => (
      <Confirm title="New shift" action="Delete" onConfirm={() => {}} onClose={onClose}>
        <p>It cannot be had back.</p>
      </Confirm>
    ),
    'Keep it',
  ],
]

const Page = ({ Over }: { Over: (props: Close) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <a href="#elsewhere">Elsewhere</a>
      {isOpen && <Over onClose={() => setOpen(false)} />}
    </>
  )
}
const dialog = page.getByRole('dialog')
const isInside = () => document.activeElement?.closest('[role=dialog]') !== null
const openOver = async (Over: (props: Close) => ReactNode) => {
  render(<Page Over={Over} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
}

describe.each(KINDS)('a %s', (_, Over, first) => {
  it('says what it is called, and that the page behind it waits', async () => {
    await openOver(Over)
    await expect.element(dialog).toHaveAccessibleName('New shift')
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
  })

  it('takes the focus to where one begins', async () => {
    await openOver(Over)
    await expect.poll(focused).toBe(first)
  })

  it('keeps the focus, forwards and backwards', async () => {
    await openOver(Over)
    await expect.poll(focused).toBe(first)
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await keys(key)
      expect(isInside(), key).toBe(true)
    }
  })

  it('is closed by Escape, and gives the focus back', async () => {
    await openOver(Over)
    await expect.poll(focused).toBe(first)
    await keys('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(focused).toBe('Open')
  })
})

describe('the way out', () => {
  it.each(KINDS.slice(0, 2))('of a %s stands in its header', async (_, Over) => {
    await openOver(Over)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(focused).toBe('Open')
  })

  it('is a press beside the dialog as well, and none inside of it', async () => {
    const [[, Over]] = KINDS as [(typeof KINDS)[0]] // there are four
    await openOver(Over)
    await page.getByRole('heading', { name: 'New shift' }).click()
    await expect.element(dialog).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('a question', () => {
  const ask = (isBusy = false) => {
    const [onConfirm, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(
      <Confirm title="Delete the shift?" action="Delete" isBusy={isBusy} onConfirm={onConfirm} onClose={onClose}>
        <p>It cannot be had back.</p>
      </Confirm>,
    )
    return { onConfirm, onClose }
  }

  it('does it only when it is told to by its word', async () => {
    const { onConfirm, onClose } = ask()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  })

  it('leaves everything as it is by Enter, for that is what stands first', async () => {
    const { onConfirm, onClose } = ask()
    await expect.poll(focused).toBe('Keep it')
    await keys('{Enter}')
    expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  })

  it('is not answered twice while it is being done', async () => {
    ask(true)
    await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  })
})

describe('one after the other', () => {
  const Chain = () => {
    const [step, setStep] = useState<'none' | 'details' | 'edit' | 'ask'>('none')
    const close = () => setStep('none')
    return (
      <>
        <button onClick={() => setStep('details')}>Shift</button>
        {step === 'details' && (
          <Dialog title="Details" onClose={close}>
            <button data-autofocus onClick={() => setStep('edit')}>
              Edit
            </button>
          </Dialog>
        )}
        {(step === 'edit' || step === 'ask') && (
          <Dialog title="Edit" onClose={close}>
            <button data-autofocus onClick={() => setStep('ask')}>
              Remove
            </button>
          </Dialog>
        )}
        {step === 'ask' && (
          <Confirm title="Remove?" action="Yes" onConfirm={close} onClose={() => setStep('edit')}>
            <p>Really?</p>
          </Confirm>
        )}
      </>
    )
  }
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

  it('the last one gives the focus back to where the first was opened', async () => {
    render(<Chain />)
    await press('Shift')
    await press('Edit')
    await expect.poll(focused).toBe('Remove')
    await keys('{Escape}')
    await expect.poll(focused).toBe('Shift')
  })

  it('a question over a dialog gives it back to the dialog', async () => {
    render(<Chain />)
    await press('Shift')
    await press('Edit')
    await press('Remove')
    await expect.poll(focused).toBe('Keep it')
    await keys('{Enter}')
    await expect.poll(focused).toBe('Remove')
    await expect.element(page.getByRole('dialog', { name: 'Edit' })).toBeVisible()
  })
})

describe('a drawer', () => {
  const where = () => {
    const { left, right } = dialog.element().getBoundingClientRect()
    return left === 0 ? 'left' : right === innerWidth ? 'right' : 'on its way'
  }
  it.each([
    ['end', false, 'right'],
    ['start', false, 'left'],
    ['end', true, 'left'],
    ['start', true, 'right'],
  ] as const)('at the %s of the line (right to left: %s) lies at the %s', async (side, isRTL, edge) => {
    render(
      <Drawer title="Filters" side={side} onClose={() => {}}>
        <p>Who</p>
      </Drawer>,
      { isRTL },
    )
    await expect.element(dialog).toBeVisible()
    await expect.poll(where).toBe(edge)
  })
})

it('a question is not answered by a press beside it', async () => {
  const onClose = vi.fn<() => void>()
  render(
    <Confirm title="New shift" action="Delete" onConfirm={() => {}} onClose={onClose}>
      <p>It cannot be had back.</p>
    </Confirm>,
  )
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
  await press({ x: 5, y: 5 })
  await letGo()
  expect(onClose).not.toHaveBeenCalled()
  await keys('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('a drawer has what goes on at its foot, however long its form is', async () => {
  await page.viewport(390, 600)
  render(
    <Drawer title="New shift" onClose={() => {}}>
      <form>
        <div style={{ height: 2000 }} />
        <SaveActions isBusy={false} onDiscard={() => {}} />
      </form>
    </Drawer>,
  )
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeVisible()
  await expect.poll(() => save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600)
})
