import { describe, expect, it } from 'vitest'
import { addressOf, freshDemo, nodeApi } from '../../test/node-api.ts'
import { accountSettingsCases } from './account-settings.cases.ts'

describe('account settings', () => {
  it.each(accountSettingsCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it('a save call is not ours', async () => {
  const save = new Request(addressOf('/account-setting/data'), { method: 'POST', body: '{}' })
  expect(await freshDemo()(save)).toBeUndefined()
  expect(save.bodyUsed).toBe(false)
})
