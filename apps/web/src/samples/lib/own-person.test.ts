import type { AccountSettings, Profile } from '@onward/contract/samples'
import { createDemo } from '@onward/demo'
import { expect, it } from 'vitest'
import { profileOf, settingsOf } from './own-person.ts'

const own = { fullName: 'Ada Byrne', username: 'ada', email: 'ada@clinic.test', picture: '', website: 'ada.example' }
const demo = createDemo({ now: () => new Date('2026-11-21T10:15:00Z'), random: () => 0.5 })
const answer = async (path: string): Promise<unknown> => (await demo(new Request(`https://onward.test${path}`)))?.json()

it('leaves nothing of the person of the sample in profile and settings', async () => {
  // As the contract has them.
  const profile = profileOf((await answer('/profile/data')) as Profile, own)
  const settings = settingsOf((await answer('/account-setting/data')) as AccountSettings, own)
  expect(JSON.stringify([profile, settings])).not.toMatch(/keala|mahoe/i)
  expect(profile.header.username).toBe('Ada Byrne')
  expect(new Set(profile.post.map(({ username }) => username))).toEqual(new Set(['Ada Byrne']))
  expect(settings.general).toMatchObject({ fullName: 'Ada Byrne', username: 'ada', email: 'ada@clinic.test' })
  expect(settings.social.connections).toMatchObject({ twitter: { id: 'ada.on.nights' }, google: { id: 'ada' } })
})
