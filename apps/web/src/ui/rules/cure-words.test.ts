import texts from 'texts:judged'
import { expect, it } from 'vitest'
import { addTexts } from '#web/lib/text.ts'
import { cureWords } from './cure-words.ts'

addTexts(texts)

const names = { shiftType: () => '', credentialType: () => '' } as unknown as Parameters<typeof cureWords>[1] // none is named
const words = (endsAt: string) =>
  cureWords({ change: 'endEarlier', startsAt: null, endsAt, shiftTypeId: null, credential: null }, names)

it('two days of a shift over days are two cures', () => {
  expect([words('2027-10-07T21:00'), words('2027-10-08T21:00')]).toEqual([
    'End at 9:00 PM, Oct 7',
    'End at 9:00 PM, Oct 8',
  ])
})
