import { expect, it, vi } from 'vitest'

const fresh = async () => {
  vi.resetModules()
  return import('./as-of.ts')
}
const answered = (headers: Record<string, string>) =>
  new Response('{}', { headers: { 'x-request-id': 'r1', ...headers } })

it('says as of which change the earliest of all answers is', async () => {
  const { asOf, noteAsOf } = await fresh()
  expect(asOf()).toBeUndefined()
  for (const id of ['120-1790000003', '99-1790000001', '1000-1790000009']) noteAsOf(answered({ 'x-as-of': id }))
  expect(asOf()).toBe('99-1790000001')
})

it('knows it no more once an answer does not say it', async () => {
  const { asOf, noteAsOf } = await fresh()
  noteAsOf(answered({ 'x-as-of': '99-1790000001' }))
  noteAsOf(answered({}))
  noteAsOf(answered({ 'x-as-of': '120-1790000003' }))
  expect(asOf()).toBeUndefined()
})

it('takes no notice of what was answered in the page', async () => {
  const { asOf, noteAsOf } = await fresh()
  noteAsOf(new Response('{}'))
  noteAsOf(answered({ 'x-as-of': '99-1790000001' }))
  expect(asOf()).toBe('99-1790000001')
})
