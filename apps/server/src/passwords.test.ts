import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { describeSharedData, sharedData } from '../test/shared-data.ts'
import { commonPasswordsFile, isCommon, packWords } from './common-passwords.ts'
import { weakness } from './passwords.ts'
import { SAMPLE_PASSWORD } from './sample/load-sample.ts'

const FEW = 'must not repeat so few characters'
const SHORT = 'must have at least 15 characters'
const RATHER = 'three or more words that do not belong together would do'
const COMMON = `must not be made of what many people choose: ${RATHER}`
const KNOWN = `must not be made of your name, e-mail address or this product: ${RATHER}`
/** What each of these is called for any other wording. */
const CODES: Readonly<Record<string, string>> = { [FEW]: 'few', [SHORT]: 'short', [COMMON]: 'common', [KNOWN]: 'known' }

it.each([
  ['fifteen characters', 'abcdefghijklmno', undefined],
  ['fourteen', 'abcdefghijklmn', SHORT],
  ['four different ones', 'abcdabcdabcdabcd', FEW],
  ['five different ones', 'abcdeabcdeabcde', undefined],
  ['one and the same', 'aaaaaaaaaaaaaaaa', FEW],
  ['five spellings of four', 'aaaa\u00e9\u00e9\u00e9\u00e9e\u0301bbbbbcccccc', FEW],
  ['signs of two code units, counted as one each', '🙂🙃😉😊😀'.repeat(3), undefined],
  ['fourteen of those', '🙂🙃😉😊😀'.repeat(3).slice(2), SHORT],
  ['the name and seven more', 'mustermann1234567', KNOWN],
  ['the name and eight more', 'mustermann12345678', undefined],
  ['the product, however it is written', 'OnWardONWARDonward', KNOWN],
  ['a part of the name', 'erika-1985-erika', KNOWN],
  ['what the sample is published with', SAMPLE_PASSWORD, KNOWN],
  ['a common one, with years and signs', 'Sunshine2026!!!', COMMON],
  ['two of them', 'monkey123456789', COMMON],
  ['one of them twice', 'passwordpassword', COMMON],
  ['one of them in full width', 'ｐａｓｓｗｏｒｄ１２３４５６７', COMMON],
  ['one of them and eight more', 'sunshine kqvzjxwp', undefined],
  ['a phrase of common words', 'correct horse battery', undefined],
  ['a phrase of few that are not', 'a long enough phrase', undefined],
  ['a phrase of one word', 'monkey monkey monkey', COMMON],
  ['a phrase in German', 'drei Möwen am Hafen', undefined],
])('%s: %o', (_, password, expected) => {
  const found = weakness(password, 15, ['Mustermann', 'm', 'example.test', 'Erika Mustermann'])
  expect([found?.message, found?.code]).toEqual([expected, expected && CODES[expected]])
  expect(found?.least).toBe(expected === SHORT ? 15 : undefined)
})

it.each(['password', 'Password1', 'iloveyou', 'qwertyuiop', '1qaz2wsx', 'football1', 'onward12', 'Onward-1'])(
  'however short a password may be, %o is refused',
  (password) => {
    expect(weakness(password, 8, [])?.message).toMatch(/^must not be made of/)
  },
)

describeSharedData('the list of common passwords', () => {
  const list = async () => JSON.parse((await sharedData('common-passwords/passwords.json')).toString()) as string[]

  it('is shipped as a set of all of its words', async () => {
    expect(packWords(await list()).equals(await readFile(commonPasswordsFile))).toBe(true)
  })
  it('is refused from the first to the last that would be long enough', async () => {
    const long = (await list()).filter((word) => [...word].length >= 8)
    expect(long.length).toBeGreaterThan(3_000)
    expect(long.filter((word) => weakness(word, 8, []) === undefined)).toEqual([])
  })
  it('takes few others for one of its own', async () => {
    const drawn = Array.from({ length: 100_000 }, (_, at) => createHash('sha256').update(`${at}`).digest('base64url'))
    expect(drawn.filter((word) => isCommon(word.slice(0, 12))).length).toBeLessThan(20)
  })
})
