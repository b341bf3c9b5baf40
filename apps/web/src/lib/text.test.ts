import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from '#test/stored.ts'
import { layoutNow, setLayout } from './layout.ts'
import {
  addLanguagePart,
  addTexts,
  language,
  LANGUAGES,
  localeOf,
  speak,
  textOf,
  texts,
  translated,
  type Language,
  type TextKey,
} from './text.ts'

const keyOf = (key: string) => key as TextKey // of texts that only this test has
const say = (key: string, values = {}) => textOf(keyOf(key), values)

let kept: FakeStorage
let asked: string[]
/** What the build has put at each address. */
let files: Record<string, unknown>
beforeEach(() => {
  kept = new FakeStorage()
  asked = []
  files = {
    '/locales/de.json': { 'ui.close': 'Schließen', 'trial.bed': 'Bett' },
    '/locales/fr.json': { 'ui.close': 'Fermer' },
  }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', new FakeStorage())
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address in files ? Response.json(files[address]) : new Response('', { status: 404 })
  })
})
afterEach(() => speak('en'))

describe('a text', () => {
  it('is in English at first, and fills in what it is given', () => {
    expect(say('ui.close')).toBe('Close')
    expect(say('ui.refused', { status: 503 })).toBe('The server refused with status 503.')
  })

  it('is not turned around by what somebody typed', () => {
    addTexts({ 'dataTable.sortBy': 'Sort by {column}' })
    const sorted = (column: string) => say('dataTable.sortBy', { column })
    expect(sorted('a note')).toBe('Sort by a note')
    // An override without an end, and an end that is not its own before it.
    expect(sorted('safe\u2069\u202Egnp')).toBe('Sort by \u2068safegnp\u2069')
    expect(sorted('\u2067left open')).toBe('Sort by \u2068left open\u2069')
    expect(sorted('ملاحظة 3')).toBe('Sort by \u2068ملاحظة 3\u2069')
    // A sentence within a sentence keeps what it set itself.
    expect(sorted(`on \u2068ملاحظة 3\u2069`)).toBe('Sort by \u2068on \u2068ملاحظة 3\u2069\u2069')
  })

  it('that nobody has loaded is said by its key, and reported', () => {
    const reported = vi.spyOn(console, 'error').mockReturnValue()
    expect(say('trial.unknown')).toBe('trial.unknown')
    expect(reported).toHaveBeenCalledExactlyOnceWith('The text trial.unknown has not been loaded')
    reported.mockRestore()
  })

  it('that a page brings with it is there once it has come', () => {
    const painted = vi.fn<() => void>()
    const stop = texts.on('change', painted)
    addTexts({ 'trial.ward': 'Ward' })
    stop()
    expect(say('trial.ward')).toBe('Ward')
    // Nobody who is on the screen says it yet.
    expect(painted).not.toHaveBeenCalled()
  })

  it('that came while another language was spoken are there in English again', async () => {
    await speak('de')
    addTexts({ 'trial.late': 'Late' })
    await speak('en')
    expect(say('trial.late')).toBe('Late')
  })

  it('whose English stands in a table is taken from there where no language has it', () => {
    expect(translated('page.trial', 'Trial page')).toBe('Trial page')
    addTexts({ 'page.trial': 'Tested page' })
    expect(translated('page.trial', 'Trial page')).toBe('Tested page')
  })
})

describe('the language', () => {
  it.each([
    ['en', undefined],
    ['de', 'de'],
    ['en', 'tlh'],
    ['en', 'toString'],
  ])('is %s where %s is kept', (wanted, word) => {
    if (word !== undefined) kept.setItem('language', word)
    expect(language()).toBe(wanted)
  })

  it('is spoken once its file has arrived, and kept', async () => {
    await speak('de')
    expect(say('ui.close')).toBe('Schließen')
    expect([localeOf(), kept.getItem('language'), document.documentElement.lang]).toEqual(['de', 'de', 'de'])
    expect(asked).toEqual(['/locales/de.json'])
  })

  it('falls back to English for what it does not have', async () => {
    await speak('fr')
    expect(say('ui.close')).toBe('Fermer')
    expect(say('ui.save')).toBe('Save')
  })

  it('asks for nothing to speak English', async () => {
    await speak('de')
    asked = []
    await speak('en')
    expect([say('ui.close'), kept.getItem('language'), asked]).toEqual(['Close', 'en', []])
  })

  it.each([
    ['there is no such file', 'pt', 'The texts in pt answered 404'],
    ['the file is no JSON', 'fr', 'JSON'],
  ] as [string, Language, string][])('stays as it was when %s', async (_, to, fault) => {
    await speak('de')
    files['/locales/fr.json'] = undefined
    vi.stubGlobal('fetch', async () =>
      to === 'fr' ? new Response('<!doctype html>') : new Response('', { status: 404 }),
    )
    await expect(speak(to)).rejects.toThrow(fault)
    expect([say('ui.close'), kept.getItem('language'), document.documentElement.lang]).toEqual([
      'Schließen',
      'de',
      'de',
    ])
  })

  it('stays as it was without a network', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(speak('de')).rejects.toThrow(TypeError)
    expect([say('ui.close'), kept.getItem('language')]).toEqual(['Close', null])
  })

  it('turns the page with a language that is read the other way, and only then', async () => {
    files['/locales/ar.json'] = { 'ui.close': 'إغلاق', 'ui.refused': 'رمز {status}', 'dataTable.sortBy': 'حسب {column}' }
    await speak('de')
    setLayout({ isRTL: true })
    await speak('fr')
    expect(layoutNow().isRTL).toBe(true)
    setLayout({ isRTL: false })
    await speak('ar')
    expect(layoutNow().isRTL).toBe(true)
    await speak('en')
    expect(layoutNow().isRTL).toBe(false)
  })

  it('keeps names in their own direction, and writes the digits that are typed', async () => {
    files['/locales/ar.json'] = { 'ui.refused': 'رمز {status}', 'dataTable.sortBy': 'حسب {column}' }
    await speak('ar')
    expect(say('dataTable.sortBy', { column: 'Harborlight (ET)' })).toBe('حسب \u2068Harborlight (ET)\u2069')
    expect(say('ui.refused', { status: 503 })).toBe('رمز 503')
    expect(new Intl.NumberFormat(localeOf()).format(12)).toBe('12')
  })

  it('lets the English that stands in for it run from left to right', async () => {
    files['/locales/ar.json'] = { 'ui.close': 'إغلاق' }
    addTexts({ 'trial.counted': '{from} to {to} of {all}.' })
    await speak('ar')
    expect(say('ui.close')).toBe('إغلاق')
    expect(say('trial.counted', { from: 1, to: 10, all: 50 })).toBe('\u20661 to 10 of 50.\u2069')
    await speak('de')
    expect(say('trial.counted', { from: 1, to: 10, all: 50 })).toBe('1 to 10 of 50.')
  })

  it('has a name in itself', () => {
    expect(Object.entries(LANGUAGES)).toContainEqual(['pt', 'Português'])
  })
})

describe('English that comes after another language', () => {
  it('fills what that lacks, and takes nothing from it', async () => {
    await speak('de')
    addTexts({ 'trial.bed': 'Bed', 'trial.chair': 'Chair' })
    expect([say('trial.bed'), say('trial.chair')]).toEqual(['Bett', 'Chair'])
  })

  it('is there in a language that is chosen later', async () => {
    addTexts({ 'trial.table': 'Table' })
    await speak('fr')
    expect(say('trial.table')).toBe('Table')
  })
})

// Last, for a part that has come stays in the house.
describe('another part of the house', () => {
  it('brings its texts in the language in use', async () => {
    files['/locales/attic.de.json'] = { 'attic.roof': 'Dach' }
    await speak('de')
    await addLanguagePart('attic')
    expect(asked).toEqual(['/locales/de.json', '/locales/attic.de.json'])
    expect([say('attic.roof'), say('ui.close')]).toEqual(['Dach', 'Schließen'])
  })

  it('is asked for along with the house when the language is changed', async () => {
    files['/locales/attic.fr.json'] = { 'attic.roof': 'Toit' }
    await speak('fr')
    expect(asked).toEqual(['/locales/fr.json', '/locales/attic.fr.json'])
    expect(say('attic.roof')).toBe('Toit')
  })

  it('speaks English where its texts cannot be had, and says so', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    files['/locales/attic.de.json'] = {}
    await speak('de')
    addTexts({ 'cellar.door': 'Door' })
    await addLanguagePart('cellar')
    expect([say('cellar.door'), say('ui.close')]).toEqual(['Door', 'Schließen'])
    expect(warned).toHaveBeenCalledOnce()
    warned.mockRestore()
  })

  it('asks for nothing while English is spoken', async () => {
    await addLanguagePart('garden')
    expect(asked).toEqual([])
  })

  it.each([
    ['before', 'shed', ['shed', '']],
    ['after', 'barn', ['', 'barn']],
  ] as const)('may come %s the house', async (_, part, order) => {
    addTexts({ [`${part}.gate`]: 'Gate' })
    files[`/locales/${part}.de.json`] = { [`${part}.gate`]: 'Tor' }
    const held = new Map(order.map((name) => [name, Promise.withResolvers<void>()]))
    vi.stubGlobal('fetch', async (address: string) => {
      await held.get(address.includes(part) ? part : '')?.promise
      return Response.json(files[address] ?? {})
    })
    kept.setItem('language', 'de')
    const whole = [speak('de'), addLanguagePart(part)]
    for (const name of order) {
      held.get(name)?.resolve()
      await whole[name === '' ? 0 : 1]
    }
    expect([say(`${part}.gate`), say('ui.close')]).toEqual(['Tor', 'Schließen'])
  })
})
