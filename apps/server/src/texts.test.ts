import { describe, expect, it } from 'vitest'
import { languageIn, textsIn } from './texts.ts'

const asked = (languages: string) => languageIn(new Headers({ 'accept-language': languages }))

describe('the language that somebody reads', () => {
  it.each([
    ['de', 'de'],
    ['de-CH,fr;q=0.9', 'de'],
    ['en;q=0.5, ar-EG;q=0.8', 'ar'],
    ['nl, fr;q=0.4, de;q=0.7', 'de'],
    ['PT-br', 'pt'],
    ['fr;q=0, en', 'en'],
  ])('is of %s %s', (languages, language) => expect(asked(languages)).toBe(language))

  it.each(['', '*', 'nl,sv;q=0.9', 'de;q=0', ';;q=1,,', 'deutsch'])('is not known of %j', (languages) =>
    expect(asked(languages)).toBeUndefined(),
  )
})

describe('a text of a mail', () => {
  const french = { greeting: 'Bonjour {name}', calls: '{count, plural, one {# appel} other {# appels}}' }
  const texts = textsIn({
    en: { greeting: 'Hello {name}', calls: '{count, plural, one {# call} other {# calls}}' },
    fr: french,
    de: french,
    pt: french,
    ar: {
      greeting: 'مرحبًا {name}',
      calls: '{count, plural, two {مكالمتان} few {# مكالمات} many {# مكالمة} other {# مكالمة}}',
    },
  })

  it('is said in the language of its reader, and in English to whose is not known', () => {
    expect(texts('fr')('greeting', { name: 'Łucja' })).toBe('Bonjour Łucja')
    expect(texts(null)('greeting', { name: 'Łucja' })).toBe('Hello Łucja')
  })

  it('counts as its language does, in digits that can be typed', () => {
    // Of nothing the French have a single one.
    expect([texts('fr')('calls', { count: 0 }), texts('en')('calls', { count: 0 })]).toEqual(['0 appel', '0 calls'])
    const arabic = (count: number) => texts('ar')('calls', { count })
    expect([arabic(2), arabic(3), arabic(11)]).toEqual(['مكالمتان', '3 مكالمات', '11 مكالمة'])
  })

  it('is not turned around by a name, and leaves an address as it is', () => {
    expect(texts('ar')('greeting', { name: 'Łucja' })).toBe('مرحبًا \u2068Łucja\u2069')
    expect(texts('en')('greeting', { name: 'a\u202Eb' })).toBe('Hello \u2068ab\u2069')
    // What was said of parts in turn runs as its language does, whichever letters its parts have.
    const greeting = texts('ar')('greeting', { name: '07:00' })
    expect(texts('ar')('greeting', { name: greeting })).toBe(`مرحبًا \u2067${greeting}\u2069`)
    const address = 'https://onward.example/login'
    expect(texts('ar')('greeting', { name: address })).toBe(`مرحبًا ${address}`)
  })
})
