import { ApiError } from '@onward/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { useChange } from './use-change.ts'

/** What the server holds, and a call that changes it once it is let. */
const server = () => {
  let beds: number | Promise<number> = 12
  const calls: { to: number; answer: PromiseWithResolvers<void> }[] = []
  return {
    ask: async () => beds,
    /** From now on nobody is told how many there are. */
    silence: () => {
      beds = new Promise(() => {})
    },
    calls,
    change: async (to: number) => {
      const answer = Promise.withResolvers<void>()
      calls.push({ to, answer })
      await answer.promise
      beds = to
      return `now ${to}`
    },
    /** Lets the call go through, or refuses it. */
    answer: async (at: number, error?: unknown) => {
      await expect.poll(() => calls.length).toBeGreaterThan(at)
      if (error === undefined) calls[at]?.answer.resolve()
      else calls[at]?.answer.reject(error)
    },
  }
}
type Server = ReturnType<typeof server>

const Beds = ({ of, isAhead, turn, onDone }: { of: Server; isAhead?: boolean; turn?: string; onDone?: () => void }) => {
  const { data } = useQuery({ queryKey: ['beds', { ward: 4 }], queryFn: of.ask })
  const { data: seen } = useQuery({ queryKey: ['visits'], queryFn: () => asked() })
  const cache = useQueryClient()
  const ahead = (to: number) => {
    const before = cache.getQueryData(['beds', { ward: 4 }])
    cache.setQueryData(['beds', { ward: 4 }], to)
    return () => cache.setQueryData(['beds', { ward: 4 }], before)
  }
  const change = useChange(of.change, {
    stale: ['beds'],
    done: (to, said) => `Beds: ${said}, as asked for ${to}`,
    failed: 'The beds were not changed',
    ...(isAhead && { ahead }),
    ...(turn !== undefined && { turn }),
    ...(onDone && { onDone }),
  })
  return (
    <>
      <output aria-label="beds">{data}</output>
      <output aria-label="visits">{seen}</output>
      <button onClick={() => change.mutate(14)}>Fourteen</button>
      <button onClick={() => change.mutate(15)}>Fifteen</button>
      <output aria-label="state">{change.status}</output>
    </>
  )
}
const asked = vi.fn<() => number>(() => 1)
const beds = page.getByLabelText('beds')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

describe('a change', () => {
  it('says that it went well, asks again for what it changed, and for nothing else', async () => {
    const own = server()
    const onDone = vi.fn<() => void>()
    render(<Beds of={own} onDone={onDone} />)
    await expect.element(beds).toHaveTextContent('12')
    asked.mockClear()
    await press('Fourteen')
    await own.answer(0)
    await expect.element(beds).toHaveTextContent('14')
    await expect.element(page.getByText('Beds: now 14, as asked for 14')).toBeVisible()
    expect(onDone).toHaveBeenCalledExactlyOnceWith('now 14', 14)
    expect(asked).not.toHaveBeenCalled()
  })

  it('has what was under way without an answer asked once more', async () => {
    const own = server()
    const first = Promise.withResolvers<void>()
    const before = own.ask
    let isFirst = true
    own.ask = async () => {
      const read = await before()
      if (!isFirst) return read
      isFirst = false
      await first.promise
      return read
    }
    render(<Beds of={own} />)
    await press('Fourteen')
    await own.answer(0)
    await expect.element(page.getByText('Beds: now 14, as asked for 14')).toBeVisible()
    // What was read before it comes now.
    first.resolve()
    await expect.element(beds).toHaveTextContent('14')
    await expect.element(page.getByLabelText('state')).toHaveTextContent('success')
  })

  it('says why it was refused, in the words of the server', async () => {
    const own = server()
    const onDone = vi.fn<() => void>()
    render(<Beds of={own} onDone={onDone} />)
    await press('Fourteen')
    await own.answer(0, new ApiError(409, { message: 'The ward is closed' }))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/The beds were not changed.*The ward is closed/)
    await expect.element(page.getByLabelText('state')).toHaveTextContent('error')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('is shown only once it is known, unless it is told to run ahead', async () => {
    const own = server()
    render(<Beds of={own} />)
    await expect.element(beds).toHaveTextContent('12')
    await press('Fourteen')
    await expect.poll(() => own.calls.length).toBe(1)
    await expect.element(beds).toHaveTextContent('12')
  })
})

describe('a change that runs ahead', () => {
  it('is shown before the server has answered', async () => {
    const own = server()
    render(<Beds of={own} isAhead />)
    await expect.element(beds).toHaveTextContent('12')
    await press('Fourteen')
    await expect.element(beds).toHaveTextContent('14')
    expect(page.getByLabelText('state').element().textContent).toBe('pending')
    await own.answer(0)
    await expect.element(page.getByLabelText('state')).toHaveTextContent('success')
    await expect.element(beds).toHaveTextContent('14')
  })

  it('goes back when it is refused', async () => {
    const own = server()
    render(<Beds of={own} isAhead />)
    await expect.element(beds).toHaveTextContent('12')
    await press('Fifteen')
    await expect.element(beds).toHaveTextContent('15')
    // Asking again would tell it, too; there is no answer to wait for.
    own.silence()
    await own.answer(0, new TypeError('Failed to fetch'))
    await expect.element(beds).toHaveTextContent('12')
    await expect.element(page.getByText('The server cannot be reached. Check your connection.')).toBeVisible()
  })
})

describe('changes of one turn', () => {
  it('wait for each other', async () => {
    const own = server()
    render(<Beds of={own} turn="ward 4" />)
    await expect.element(beds).toHaveTextContent('12')
    await press('Fourteen')
    await press('Fifteen')
    await expect.poll(() => own.calls.map(({ to }) => to)).toEqual([14])
    await own.answer(0)
    await expect.poll(() => own.calls.map(({ to }) => to)).toEqual([14, 15])
    await own.answer(1)
    await expect.element(beds).toHaveTextContent('15')
  })

  it('go on after one that was refused', async () => {
    const own = server()
    render(<Beds of={own} turn="ward 4" />)
    await press('Fourteen')
    await press('Fifteen')
    await own.answer(0, new ApiError(409))
    await own.answer(1)
    await expect.element(beds).toHaveTextContent('15')
  })

  it('without a turn nobody waits', async () => {
    const own = server()
    render(<Beds of={own} />)
    await press('Fourteen')
    await press('Fifteen')
    await expect.poll(() => own.calls.map(({ to }) => to)).toEqual([14, 15])
  })
})

describe('a call that says what it writes', () => {
  const writing = (writes: ('shifts' | 'leave')[]) =>
    Object.assign(async (_: string, { headers = {} }: { headers?: Record<string, string> } = {}) => headers, {
      about: { name: 'trial', reads: [], writes },
    })
  const seen = vi.fn<(topic: string) => void>()
  const Reader = ({ topic }: { topic: 'shifts' | 'leave' }) => {
    useQuery({ queryKey: [topic], queryFn: () => seen(topic) ?? topic, meta: { reads: [topic] } })
    return null
  }
  const Write = ({ call, once = false }: { call: ReturnType<typeof writing>; once?: boolean }) => {
    const change = useChange(call, { once })
    return (
      <>
        <Reader topic="shifts" />
        <Reader topic="leave" />
        <button onClick={() => change.mutate('go')}>Write</button>
        <output aria-label="key">{change.data?.['idempotency-key']}</output>
      </>
    )
  }

  it('has what reads it asked again, and nothing else', async () => {
    render(<Write call={writing(['leave'])} />)
    await expect.poll(() => seen.mock.calls.length).toBe(2)
    seen.mockClear()
    await press('Write')
    await expect.poll(() => seen.mock.calls.flat()).toEqual(['leave'])
  })

  it('that happens once carries a key, and the next one another', async () => {
    render(<Write call={writing([])} once />)
    const key = page.getByLabelText('key')
    await press('Write')
    await expect.element(key).toMatchTextContent(/^[0-9a-f-]{36}$/)
    const first = key.element().textContent
    await press('Write')
    await expect.poll(() => key.element().textContent).not.toBe(first)
    await expect.element(key).toMatchTextContent(/^[0-9a-f-]{36}$/)
  })

  it('without that carries none', async () => {
    render(<Write call={writing([])} />)
    await press('Write')
    await expect.element(page.getByLabelText('key')).toHaveTextContent('')
  })
})
