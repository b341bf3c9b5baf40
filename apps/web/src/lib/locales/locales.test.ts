import { readdirSync, readFileSync } from 'node:fs'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { allPages, pageGroups } from '@onward/contract'
import { describe, expect, it } from 'vitest'

const sources = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(`apps/web/src/${path}`, 'utf8'))
  .join('\n')
const contract = readFileSync('packages/contract/src/pages.ts', 'utf8')
const en = JSON.parse(readFileSync('apps/web/src/lib/locales/en.json', 'utf8')) as Record<string, string>

const languages = Object.fromEntries(
  ['fr', 'de', 'pt'].map((language) => [
    language,
    JSON.parse(readFileSync(`apps/web/src/lib/locales/${language}.json`, 'utf8')) as Record<string, string>,
  ]),
)

/** Keys that are put together from a value: `event.type.night`. */
const BUILT = [
  /^event\.type\./,
  /^grid\.(month|week|day|list|leave)$/,
  /^event\.(skipped|repeated)$/,
  /^shell\.section\./,
  /^layout\.(skin|layout|contentWidth|navbarType|navbarColor|footerType|menuCollapsed|menuHidden|isRTL)\b/,
  /^pager\.(first|previous|next|last)$/,
  /^kanban\.(label|clear|remove)/,
  /^permissions\.role\./,
  /^todo\.(filter|tag|sort)\./,
  /^invoice\.(status|service|pay|method|via|part)\./,
  /^users\.(count|role|plan|status)\./,
  /^chat\.status\./,
  /^email\.(folder|label|key)\./,
  /^email\.(to|cc|bcc)$/,
  /^shop\.(sort|view|color|promise)\./,
  /^checkout\.(step|hint|line|way)\./,
  /^user\.(fact|tab|activity|activityText|notice|channel|service|serviceText|site)\./,
  /^user\.(tasks|projects)$/,
  /^roles\.(role|deed|area)\./,
  /^figures\.(range|statistic|earning|category|transaction|transactionText|aim|ticket|event|eventText|step|stepText)\./,
  /^cards\.(order|figure)\./,
  /^advance\.(task|talk|option|optionText)\./,
  /^actions\.(name|does|card|hint|text)\./,
  /^plans\.(upgrade|switch|choose)$/,
  /^license\.(short|permit|kind|text|example|term|termText)\./,
  /^apiKey\.access\./,
  /^editUser\.status\./,
  /^picture\.(type|size|unreadable)$/,
  /^twoFactor\.(way|wayText)\./,
  /^settings\.(tab|rule|twoStep|kind|channel|when|group|flag|service|serviceText)\./,
  /^billing\.(company|email|taxId|phone|street|state|zip|country)$/,
  /^blog\.(category|status)\./,
  /^modal\.(share|card|pricing|refer|address|app|twoFactor|user)$/,
  /^modal\.(text|role|step|stepText|kind|kindText|app|appHint|appKind|appKindText|framework|engine)\./,
  /^colors\.(primary|secondary|success|danger|warning|info|lighter|base|darker)$/,
  /^profile\.(view|fact)\./,
  /^planned\.(?!title$|what$)/,
]

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
  const unused = Object.keys(en).filter(
    (key) =>
      !`${sources}${contract}`.includes(`'${key}'`) &&
      !BUILT.some((pattern) => pattern.test(key)) &&
      !examples.has(key),
  )
  expect(unused).toEqual([])
})

it('every planned page says what it will be, and no other does', () => {
  const said = Object.keys(en).flatMap((key) => /^planned\.(?!title$|what$)(.+)/.exec(key)?.[1] ?? [])
  expect(said.toSorted()).toEqual(
    allPages
      .filter(({ planned }) => planned)
      .map(({ id }) => id)
      .toSorted(),
  )
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
/** Written once for pages that are on their way, so that nobody translates what goes. */
const isEnglishOnly = (key: string) => /^planned\.(?!title$|what$)/.test(key)

describe.each(Object.entries(languages))('%s', (_, own) => {
  it('says everything that English says, pages and groups included', () => {
    const wanted = [
      ...Object.keys(en).filter((key) => !isEnglishOnly(key)),
      ...allPages.map(({ id }) => `page.${id}`),
      ...Object.keys(pageGroups).map((group) => `group.${group}`),
    ]
    expect(Object.keys(own).toSorted()).toEqual(wanted.toSorted())
  })
  it.each(Object.entries(own))('%s fills in what English does', (key, text) => {
    expect(holes(text)).toEqual(holes(en[key] ?? ''))
  })
})
