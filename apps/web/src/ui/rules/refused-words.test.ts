import { expect, it } from 'vitest'
import { refusedWords, type VerdictToSay } from './verdict-words.ts'

const names = { providers: {}, facilities: {}, shiftTypes: {}, specialties: {}, credentialTypes: {} }
const most = (ruleId: string, providerName: string, actual: number): VerdictToSay => ({
  ruleId,
  kind: 'mostMinutes',
  message: 'in English',
  providerId: providerName,
  providerName,
  amount: actual - 600,
  facts: { window: { per: 'day' }, minutes: 600, actual, from: '2027-03-02', to: '2027-03-02' },
})

it('says each reason once, by the worst of those alike, three of them and how many more', () => {
  const verdicts = [most('r1', 'Ann', 660), most('r1', 'Ann', 720), most('r1', 'Bob', 660), most('r2', 'Ann', 630)]
  expect(refusedWords({ verdicts, names }).split('\n')).toEqual([
    'Ann: 12 h on duty (Mar 2, 2027); at most 10 h. (and once more)',
    'Bob: 11 h on duty (Mar 2, 2027); at most 10 h.',
    'Ann: 10 h 30 min on duty (Mar 2, 2027); at most 10 h.',
  ])
  const more = [...verdicts, most('r3', 'Ann', 660), most('r4', 'Ann', 660), most('r4', 'Ann', 661)]
  expect(refusedWords({ verdicts: more, names }).split('\n').slice(2)).toEqual([
    'Ann: 10 h 30 min on duty (Mar 2, 2027); at most 10 h.',
    'And 2 more reasons.',
  ])
})

it('says in English what only a newer server knows, and something where there is no reason', () => {
  const verdicts = [{ ...most('r1', 'Ann', 660), kind: 'moonlight' }]
  expect(refusedWords({ verdicts, names })).toBe('Ann: in English')
  expect(refusedWords({ verdicts: [], names })).toBe('The rules do not allow this.')
})

it('says of a shift elsewhere when it is, and neither where nor of which type', () => {
  const shift = { shiftId: '', providerId: 'Ann', startsAt: '2027-03-01T19:00', endsAt: '2027-03-02T07:00' }
  const facts = {
    minutes: 600,
    actual: 60,
    earlier: { ...shift, hospitalId: '', shiftTypeId: '' },
    later: { ...shift, hospitalId: 'ny', shiftTypeId: 'day' },
  }
  const said = refusedWords({ verdicts: [{ ...most('r1', 'Ann', 660), kind: 'rest', facts }], names })
  expect(said).toContain('a shift (another facility, Mar 1, 2027')
})
