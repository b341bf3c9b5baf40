import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { send } from '#web/lib/api.ts'
import { Live } from './live.tsx'

/** A server on which the test speaks, and a page that shows shifts. */
const open = (answer: (asked: Asked) => Response | undefined = () => undefined, first = Promise.resolve()) => {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  let count = 0
  const all = serve(async (asked) => {
    const special = answer(asked)
    if (special) return special
    if (asked.path.startsWith('/api/events')) {
      const body = new ReadableStream<Uint8Array>({ start: (made) => void (line = made) })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    }
    if (asked.method === 'POST') return new Response('{}', { headers: { 'x-request-id': 'mine' } })
    if (count === 0) await first
    count += 1
    return { body: { count } }
  })
  const tell = (event: string, data: unknown, id = '') =>
    line?.enqueue(new TextEncoder().encode(`event: ${event}\n${id && `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`))
  const Shown = () => {
    const { data } = useQuery({
      queryKey: ['shown'],
      queryFn: async () => (await fetch('/shown')).json() as Promise<{ count: number }>,
      meta: { reads: ['shifts'] },
    })
    return <p>asked {data?.count}</p>
  }
  render(
    <>
      <Live place="board" from="2031-03-01" to="2031-03-31" />
      <Shown />
    </>,
  )
  const lines = () => all.filter(({ path }) => path.startsWith('/api/events'))
  return { tell, lines, end: () => line?.close() }
}
const change = (requestId: string | null, ...topics: string[]) => ({ changes: [{ requestId, topics }] })

beforeEach(() => signIn(admin))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('asks again for what others have changed, and for nothing else', async () => {
  const { tell, lines } = open()
  await expect.poll(lines).toHaveLength(1)
  await expect.element(page.getByText('asked 1')).toBeVisible()
  await send(new Request(new URL('/api/assignments', location.origin), { method: 'POST', body: '{}' }))
  tell('changed', change('mine', 'shifts'))
  tell('changed', change('theirs', 'rules'))
  tell('changed', change('theirs', 'history', 'shifts'))
  await expect.element(page.getByText('asked 2')).toBeVisible()
  tell('changed', change(null, 'shifts'))
  await expect.element(page.getByText('asked 3')).toBeVisible()
})

it('asks once more for what was under way when somebody changed it', async () => {
  let give = (): void => {}
  const first = new Promise<void>((go) => (give = go))
  const { tell, lines } = open(undefined, first)
  await expect.poll(lines).toHaveLength(1)
  tell('changed', change('theirs', 'shifts'))
  tell('people', { people: [{ userId: 'u1', fullName: 'Mara Lindqvist', places: ['board'] }] })
  // What is said after it is heard: so is it.
  await expect.element(page.getByRole('button', { name: '1 other person is here' })).toBeVisible()
  give()
  await expect.element(page.getByText('asked 2')).toBeVisible()
})

it('says who else is here, by name, for eyes and ears', async () => {
  const { tell, lines } = open()
  await expect.poll(lines).toHaveLength(1)
  const names = ['Mara Lindqvist', 'Łukasz O’Darragh', 'Ines Vaz', 'Tom Reed', 'Una Field']
  tell('people', {
    people: names.map((fullName, at) => ({
      userId: `u${at}`,
      fullName,
      places: at === 0 ? ['calendar', 'board'] : ['board'],
    })),
  })
  const button = page.getByRole('button', { name: '5 others are here' })
  await expect.element(button).toHaveTextContent('MLŁOIVTR+1')
  await button.click()
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent('Mara Lindqvistin the calendar, on the board')
  expect(page.getByRole('listitem').elements()).toHaveLength(5)
  tell('people', { people: [] })
  await expect.element(button).not.toBeInTheDocument()
})

it('goes on from what was heard last, and says when it has not been heard for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let isDown = false
  const { tell, lines, end } = open(({ path }) =>
    isDown && path.startsWith('/api/events') ? new Response('', { status: 503 }) : undefined,
  )
  await vi.advanceTimersByTimeAsync(300)
  expect(lines()).toHaveLength(1)
  tell('changed', change(null), '12-34')
  await vi.waitFor(() => expect(document.querySelector('p')?.textContent).toBeDefined())
  isDown = true
  end()
  const lost = page.getByRole('button', { name: 'Changes of others are not heard at once' })
  for (let tries = 2; tries <= 4; tries++) {
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(lines().length).toBeGreaterThanOrEqual(tries)
    })
  }
  expect(lines()[1]?.path).toContain('since=12-34')
  await vi.waitFor(() => expect(lost.elements()).toHaveLength(1))
  isDown = false
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000)
    tell('people', { people: [] })
    expect(lost.elements()).toHaveLength(0)
  })
})
