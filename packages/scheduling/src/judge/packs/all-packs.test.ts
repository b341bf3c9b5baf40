import { expect, it } from 'vitest'
import { namedPacks, packs } from '../index.ts'

it('are offered by name, and a contract names one that has rules', () => {
  expect(packs.map(({ packId, name }) => [packId, name])).toEqual([
    ['acgme', 'ACGME duty hours'],
    ['eu-working-time', 'EU working time directive'],
    ['nurses', 'Nurses'],
    ['none', 'None'],
  ])
  expect(packs.at(-1)?.note).toBe('Nothing is judged until a rule is added.')
  expect(namedPacks.map(({ packId }) => packId)).toEqual(['acgme', 'eu-working-time', 'nurses'])
})

it('say what each leaves open', () => {
  const [acgme, eu] = packs
  expect(acgme?.note).toContain('Averages are taken over any 28 days')
  expect(acgme?.note).toContain('A call from home counts against free days alone')
  expect(eu?.note).toContain('over any 17 weeks')
  expect(eu?.note).toContain('is taken for a night worker')
})

it('block what the source asks for, and tell what it says should be', () => {
  const [acgme, eu, nurses] = packs.map(({ rules }) =>
    Object.fromEntries(rules.map(({ ruleId, severity, source }) => [ruleId, `${severity}: ${source}`])),
  )
  const program = 'ACGME Common Program Requirements (Residency), 2023'
  expect(acgme).toEqual({
    'acgme-80-hours': `block: ${program}: 6.20`,
    'acgme-8-hours-between': `inform: ${program}: 6.21 (should)`,
    'acgme-14-hours-after-call': `block: ${program}: 6.21.a`,
    'acgme-one-day-in-seven': `block: ${program}: 6.21.b`,
    'acgme-24-hours': `block: ${program}: 6.22 and 6.22.a`,
    'acgme-every-third-night': `block: ${program}: 6.27`,
  })
  expect(eu).toEqual({
    'eu-daily-rest': 'block: Directive 2003/88/EC, article 3',
    'eu-weekly-rest': 'block: Directive 2003/88/EC, articles 5 and 3',
    'eu-48-hours': 'block: Directive 2003/88/EC, articles 6 and 16(b)',
    'eu-night-work': 'warn: Directive 2003/88/EC, articles 2(4), 8(a) and 16(c)',
  })
  const usual = 'Usual in agreements for nurses; no law asks for it in these words'
  expect(nurses).toEqual({
    'nurses-rest': `block: ${usual}`,
    'nurses-60-hours': `block: ${usual}`,
    'nurses-three-nights': `warn: ${usual}`,
  })
})
