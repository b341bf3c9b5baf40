import { ApiError } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { onceOnly, render } from '#test/render.tsx'
import { QueryContent } from './query-content.tsx'

/** A call whose answers are given by hand, one after the other. */
const answering = () => {
  const waiting: PromiseWithResolvers<string>[] = []
  const call = () => {
    const answer = Promise.withResolvers<string>()
    waiting.push(answer)
    return answer.promise
  }
  const next = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    const answer = waiting.shift()
    if (!answer) throw new Error('Nobody has asked')
    return answer
  }
  return { call, next }
}

const History = ({ call }: { call: () => Promise<string> }) => {
  const query = useQuery({ queryKey: ['history'], queryFn: call })
  return <QueryContent query={query}>{(said) => <p>{said}</p>}</QueryContent>
}
const status = page.getByRole('status')
const alert = page.getByRole('alert')
const retry = page.getByRole('button', { name: 'Try again' })

it('is on its way, and then there', async () => {
  const { call, next } = answering()
  render(<History call={call} />)
  await expect.element(status).toHaveTextContent('Loading')
  ;(await next()).resolve('Booked by Ada')
  await expect.element(page.getByText('Booked by Ada')).toBeVisible()
  expect(status.elements()).toEqual([])
})

it('failed, is tried again, and then there', async () => {
  const { call, next } = answering()
  render(<History call={call} />)
  ;(await next()).reject(new ApiError(503, { message: 'The store is being moved' }))
  await expect.element(alert).toMatchTextContent(/The store is being moved/)
  expect(status.elements()).toEqual([])
  await retry.click()
  ;(await next()).resolve('Booked by Ada')
  await expect.element(page.getByText('Booked by Ada')).toBeVisible()
  expect(alert.elements()).toEqual([])
})

it('keeps what was there beside the failure of asking again', async () => {
  const { call, next } = answering()
  const queries = onceOnly()
  render(<History call={call} />, { queries })
  ;(await next()).resolve('Booked by Ada')
  await expect.element(page.getByText('Booked by Ada')).toBeVisible()
  const asked = queries.invalidateQueries({ queryKey: ['history'] })
  ;(await next()).reject(new TypeError('Failed to fetch'))
  await asked
  await expect.element(alert).toMatchTextContent(/The server cannot be reached/)
  await expect.element(page.getByText('Booked by Ada')).toBeVisible()
})

it('shows an answer that is nothing as an answer', async () => {
  const { call, next } = answering()
  render(<History call={call} />)
  ;(await next()).resolve('')
  await expect.poll(() => status.elements()).toEqual([])
  expect(alert.elements()).toEqual([])
})
