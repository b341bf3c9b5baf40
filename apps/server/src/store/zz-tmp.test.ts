import { expect, it } from 'vitest'
import { openTestDb, describeEngine } from '../../test/open-test-db.ts'
describeEngine('x', () => {
  for (const n of [1,2,3]) it('opens '+n, async () => {
    let t = performance.now()
    const s = await openTestDb()
    console.log(s.engine, 'open', performance.now()-t)
    expect(await s.db.selectFrom('account').selectAll().execute()).toEqual([])
    t = performance.now()
    await s.close()
    console.log('close', performance.now()-t)
  })
})
