import { expect, it } from 'vitest'
import { serve } from '#test/server.ts'
import { send } from '#web/lib/api.ts'
import { follow } from './follow.ts'

it('asks to be told what came after the answers that the page was given', async () => {
  const all = serve(({ path }) =>
    path.startsWith('/api/events')
      ? new Response('', { headers: { 'content-type': 'text/event-stream' } })
      : new Response('{}', { headers: { 'x-request-id': 'r1', 'x-as-of': path.endsWith('1') ? '41-99' : '40-98' } }),
  )
  for (const path of ['/api/asked/1', '/api/asked/2', '/api/asked/1'])
    await send(new Request(new URL(path, location.origin)))
  const stop = follow(undefined, { changed: () => {}, people: () => {}, isLost: () => {} })
  await expect.poll(() => all.find(({ path }) => path.startsWith('/api/events'))?.path).toContain('since=40-98')
  stop()
})
