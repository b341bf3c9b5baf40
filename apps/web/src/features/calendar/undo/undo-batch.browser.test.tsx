import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { valueStore } from '#web/lib/value-store.ts'
import { UndoBatch } from './undo-batch.tsx'

const undone = valueStore(false)
const Changes = () => (
  <table>
    <tbody>
      <tr>
        <td>Two shifts moved</td>
        <td>{undone.use() ? 'Undone' : <UndoBatch batchId={7} />}</td>
      </tr>
    </tbody>
  </table>
)

it('leaves whoever has pressed it at the row of what is undone', async () => {
  signIn(admin)
  const all = serve(() => ({ body: { batchId: 8, assignments: [], leave: [], left: [], hidden: 0 } }))
  render(<Changes />)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => all.map(({ path }) => path)).toContain('/api/batches/7/undo')
  undone.set(true)
  await expect.poll(() => document.activeElement?.textContent).toBe('Two shifts movedUndone')
})
