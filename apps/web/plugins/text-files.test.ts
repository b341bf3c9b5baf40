import { globSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { pageGroups, pages, type PageGroup } from '@onward/contract'
import { allPages, sampleGroups } from '@onward/contract/samples'
import { describe, expect, it } from 'vitest'
import { OTHER_LANGUAGES, speaks, textFiles, textsOf, wingOf } from './text-files.ts'

const files = globSync('apps/web/src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|\.d\.ts$/.test(path))
const sources = files.map((path) => readFileSync(path, 'utf8')).join('\n')
const en = textsOf('en')
const groups: Record<string, PageGroup> = { ...pageGroups, ...sampleGroups }

/** Keys that the code puts together from a value, such as `event.type.${type}`: each as it is written there. */
const built = [...sources.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^}`]*\})*)`/gi)]
  .map(([, key = '']) => key)
  .filter((key) => key.includes('${'))
  .map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`))

/** The titles and hints of the examples, by the names of what they show. */
const examples = new Set(
  [...sources.matchAll(/page="([^"]+)"\s+parts=\{\{([^}]+)\}\}/g)].flatMap(([, page, parts = '']) =>
    [...parts.matchAll(/\w+/g)].flatMap(([name]) => {
      const key = `${page}.${name[0]?.toLowerCase()}${name.slice(1)}`
      return [key, `${key}Hint`]
    }),
  ),
)

it('every text is used somewhere', () => {
  const written = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map(([, word]) => word))
  const unused = Object.keys(en).filter(
    (key) => !written.has(key) && !examples.has(key) && !built.some((pattern) => pattern.test(key)),
  )
  expect(unused).toEqual([])
})

it('each text stands in one place, and all texts of a word in one folder', () => {
  const folders = new Map<string, Set<string>>()
  for (const { folder, texts } of textFiles('en'))
    for (const key of Object.keys(texts)) {
      const word = key.slice(0, key.indexOf('.'))
      folders.set(word, (folders.get(word) ?? new Set()).add(folder))
    }
  const spread = [...folders].filter(([, where]) => where.size > 1).map(([word]) => word)
  expect(spread).toEqual([])
})

it('each folder tells the compiler its keys', () => {
  const wanted = textFiles('en').map(({ folder }) => `apps/web/src/${folder}/texts/texts.d.ts`)
  expect(globSync('apps/web/src/**/texts/texts.d.ts').toSorted()).toEqual(wanted.toSorted())
  for (const path of wanted) expect(readFileSync(path, 'utf8'), path).toContain("import type en from './en.json'")
})

type Part = string | readonly [name: string, kind?: string, choices?: unknown]
/** What a translation has to fill in, such as `{count}`, in its choices too. */
const namesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, , choices] = part
    const inner = typeof choices === 'object' && choices ? Object.values(choices) : []
    return [name, ...inner.filter(Array.isArray).flatMap((choice: Part[]) => namesIn(choice))]
  })
/** @throws where the text is no message */
const holes = (text: string) => {
  const compiled = compileMessageOrThrow(text)
  return new Set(typeof compiled === 'string' ? [] : namesIn(compiled as readonly Part[])) // the compiler's own form
}
/** Their English stands in the tables of pages and places. */
const isTitle = (key: string) => /^(page|group)\./.test(key)

describe.each(OTHER_LANGUAGES)('%s', (language) => {
  const own = textsOf(language)
  it('has the titles of all pages and places', () => {
    const [titled, placed] = speaks(language, 'samples')
      ? [allPages.map(({ id }) => id), groups]
      : [Object.keys(pages), pageGroups]
    const wanted = [...titled.map((id) => `page.${id}`), ...Object.keys(placed).map((group) => `group.${group}`)]
    expect(Object.keys(own).filter(isTitle).toSorted()).toEqual(wanted.toSorted())
  })
  const spoken = textFiles('en').filter(({ folder }) => speaks(language, wingOf(folder)))
  it.each(spoken)('says everything that English says in $folder', ({ folder, texts }) => {
    const file = textFiles(language).find((one) => one.folder === folder)
    const said = Object.keys(file?.texts ?? {}).filter((key) => !isTitle(key))
    const wanted = Object.keys(texts)
    expect(said.toSorted()).toEqual(wanted.toSorted())
  })
  it.each(textFiles(language))('fills in what English does in $folder', ({ texts }) => {
    for (const [key, text] of Object.entries(texts)) expect([key, holes(text)]).toEqual([key, holes(en[key] ?? '')])
  })
})

it.each(['en', ...OTHER_LANGUAGES] as const)('shift types are called in mails as on the page, in %s', (language) => {
  const page = textsOf(language)
  const said = JSON.parse(readFileSync(`apps/server/src/texts/${language}.json`, 'utf8')) as Record<string, string> // what such a file is
  for (const [key, text] of Object.entries(said))
    expect([key, text]).toEqual([key, page[key.replace('shiftType.', 'event.type.')]])
})

const mailed = globSync('apps/server/src/**/texts/en.json').map((path) => path.slice(0, -'/texts/en.json'.length))
describe.each(mailed)('what %s says outside of the page', (folder) => {
  const textsIn = (language: string) =>
    JSON.parse(readFileSync(`${folder}/texts/${language}.json`, 'utf8')) as Record<string, string> // what such a file is
  const english = textsIn('en')
  it.each(OTHER_LANGUAGES)('is said in %s too, and filled in alike', (language) => {
    const own = textsIn(language)
    expect(Object.keys(own)).toEqual(Object.keys(english))
    for (const [key, text] of Object.entries(own)) expect([key, holes(text)]).toEqual([key, holes(english[key] ?? '')])
  })
  it('is all used', () => {
    const code = globSync(`${folder}/*.ts`)
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const keys = [...code.matchAll(/'([\w.]+)'|`((?:[\w.]|\$\{[^}`]*\})+)`/g)].map(([, plain, made]) =>
      plain === undefined
        ? new RegExp(`^${made?.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]*')}$`)
        : new RegExp(`^${plain.replaceAll('.', '\\.')}$`),
    )
    expect(Object.keys(english).filter((key) => !keys.some((pattern) => pattern.test(key)))).toEqual([])
  })
})
