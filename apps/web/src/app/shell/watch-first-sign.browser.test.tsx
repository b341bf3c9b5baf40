import { afterEach, expect, it, vi } from 'vitest'
import { keys } from '#test/hand.ts'
import { render } from '#test/render.tsx'
import { admin } from '#test/people.ts'
import { Watch } from './watch.tsx'

const fetched = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#web/ui/overlays/toast-stage.tsx', () => {
  fetched()
  return { ToastStage: () => null }
})
afterEach(() => void vi.useRealTimers())

it('has what says that something failed at hand once somebody begins, however soon', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Watch user={admin} />)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(fetched).not.toHaveBeenCalled()
  await keys('{Shift}')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
})
