import { Component, Suspense, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { lazily, lazyPart } from './lazy-part.ts'

type Props = { name: string }
const Greeting = ({ name }: Props) => <p>Hello {name}</p>

/** A download that comes when it is let, or fails. */
const download = () => {
  const attempts: PromiseWithResolvers<ComponentType<Props>>[] = []
  const load = vi.fn<() => Promise<ComponentType<Props>>>(() => {
    const attempt = Promise.withResolvers<ComponentType<Props>>()
    attempts.push(attempt)
    return attempt.promise
  })
  return { load, attempts }
}
class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError({ message }: Error) {
    return { message }
  }
  override render() {
    return this.state.message === undefined ? this.props.children : <p role="alert">{this.state.message}</p>
  }
}
const waiting = page.getByText('on its way')
const there = page.getByText('Hello Ada')
const within = (part: ReactNode) => (
  <Caught>
    <Suspense fallback={<p>on its way</p>}>{part}</Suspense>
  </Caught>
)

describe('a part that arrives when it is first shown', () => {
  it('is not asked for before', () => {
    const { load } = download()
    lazily(load)
    expect(load).not.toHaveBeenCalled()
  })

  it('is asked for once, whoever shows it, and React has nothing to say about it', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const { load, attempts } = download()
    const Part = lazily(load)
    render(
      within(
        <>
          <Part name="Ada" />
          <Part name="Tom" />
        </>,
      ),
    )
    await expect.element(waiting).toBeVisible()
    attempts[0]?.resolve(Greeting)
    await expect.element(there).toBeVisible()
    await expect.element(page.getByText('Hello Tom')).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
    expect(complaint.mock.calls).toEqual([])
    complaint.mockRestore()
  })

  it('that was asked for before is drawn at once, without what stands in for it', async () => {
    const { load, attempts } = download()
    const Part = lazily(load)
    const asked = Part.preload()
    attempts[0]?.resolve(Greeting)
    await asked
    render(within(<Part name="Ada" />))
    // Nothing is awaited here: the first picture has it.
    expect(document.body.textContent).toContain('Hello Ada')
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps what it shows when it is drawn again', async () => {
    const Part = lazily(async () => Greeting)
    const { draw } = render(within(<Part name="Ada" />))
    await expect.element(there).toBeVisible()
    draw(within(<Part key="another" name="Tom" />))
    expect(document.body.textContent).toContain('Hello Tom')
  })
})

describe('a download that failed', () => {
  it('is told to who asked ahead, and may be tried again', async () => {
    const { load, attempts } = download()
    const Part = lazily(load)
    const first = Part.preload()
    attempts[0]?.reject(new TypeError('Failed to fetch'))
    await expect(first).rejects.toThrow('Failed to fetch')
    render(within(<Part name="Ada" />))
    await expect.poll(() => attempts.length).toBe(2)
    attempts[1]?.resolve(Greeting)
    await expect.element(there).toBeVisible()
  })

  it('is an error of the page that shows it, once, and is tried again when it is asked for anew', async () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn<() => Promise<ComponentType<Props>>>(async () =>
      Promise.reject(new TypeError('Failed to fetch')),
    )
    const Part = lazily(load)
    const { draw } = render(within(<Part name="Ada" />))
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to fetch')
    expect(load).toHaveBeenCalledOnce()
    load.mockImplementation(async () => Greeting)
    await Part.preload()
    draw(<div>{within(<Part name="Ada" />)}</div>)
    await expect.element(there).toBeVisible()
    silent.mockRestore()
  })
})

it('a part is had by its name', async () => {
  const Part = lazyPart(async () => ({ Greeting, Other: () => <p>other</p> }), 'Greeting')
  render(within(<Part name="Ada" />))
  await expect.element(there).toBeVisible()
})

it('a part that did not come takes nothing else of the page away, and is tried again', async () => {
  const silent = vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi.fn<() => Promise<{ Greeting: ComponentType<Props> }>>(async () =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  const Part = lazyPart(load, 'Greeting')
  const typed = <input aria-label="typed" defaultValue="kept" />
  const { draw } = render(within([typed, <Part key="part" name="Ada" />]))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
  await expect.element(page.getByLabelText('typed')).toHaveValue('kept')
  const retry = page.getByRole('button', { name: 'Try again' })
  const second = Promise.withResolvers<{ Greeting: ComponentType<Props> }>()
  load.mockReturnValueOnce(second.promise)
  await retry.click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  // Who has pressed it keeps it, and hears how it goes.
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Loading/)
  second.reject(new TypeError('Failed to fetch'))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
  expect(document.activeElement).toBe(retry.element())
  // Whoever closes it and opens it anew tries again, too.
  draw(within([typed]))
  load.mockImplementation(async () => ({ Greeting }))
  draw(within([typed, <Part key="part" name="Ada" />]))
  await expect.element(there).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  silent.mockRestore()
})

it('leads whoever has tried again by keys to the top of what has come', async () => {
  const silent = vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi.fn<() => Promise<{ Greeting: ComponentType<Props> }>>(async () =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  const Part = lazyPart(load, 'Greeting')
  render(
    <main id="content" tabIndex={-1}>
      {within(<Part name="Ada" />)}
    </main>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  load.mockImplementation(async () => ({ Greeting }))
  await keys('{Tab}{Enter}')
  await expect.element(there).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  silent.mockRestore()
})

// The last, for the line counts as just come back for a while.
it('a part that fails once more when the line has just come back is tried again by itself, and said once', async () => {
  const silent = vi.spyOn(console, 'warn').mockReturnValue()
  const load = vi.fn<() => Promise<{ Greeting: ComponentType<Props> }>>(async () =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  const Part = lazyPart(load, 'Greeting')
  render(within(<Part name="Ada" />))
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
  const said = page.getByRole('alert').element()
  dispatchEvent(new Event('online'))
  // The first tries after it fail as the one before.
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(3)
  expect(page.getByRole('alert').element()).toBe(said)
  load.mockImplementation(async () => ({ Greeting }))
  await expect.element(there).toBeVisible()
  silent.mockRestore()
})
