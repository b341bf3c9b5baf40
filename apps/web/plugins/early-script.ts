import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { OTHER_LANGUAGES, textsOf, type FileLanguage } from './text-files.ts'

const EARLY = fileURLToPath(new URL('../src/app/early.ts', import.meta.url))
const PROGRAM = fileURLToPath(new URL('../src/main.tsx', import.meta.url))

/**
 * In the page itself, so that what it asks for is asked before the page's files are there; the server's policy names it by its hash.
 * @throws Error where it would wait for another file, or end before its end
 */
const inPage = ({ code, imports }: Rolldown.OutputChunk): string => {
  if (imports.length > 0) throw new Error(`The first script would wait for ${imports.join()}`)
  if (/<\/script|<!--|\r/i.test(code)) throw new Error('The first script has signs that cannot stand in a page')
  return `<script type="module" async>${code.trim()}</script>`
}

/** Where the page's maker wants both: what the first paint waits for is asked for before anything else that is a file. */
const PLACE = '<!--early-->'
const sheetsFirst = (html: string, script: string): string => {
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
  const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
  return rest.replace(PLACE, () => [...sheets.map((sheet) => sheet.trim()), script].join('\n    '))
}

/** Where the page has what is said while its program cannot be had, in each language: then no file can be had to say it. */
const LATE = '<!--late-->'
const SAID = 'ui.missing'
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
/** @throws Error where a language has no words for it: the page would say nothing */
const said = (language: FileLanguage) => {
  const words = textsOf(language, 'product')[SAID]
  if (words === undefined) throw new Error(`There is no ${SAID} in ${language}`)
  return ` data-${language}="${attribute(words)}"`
}
const late = () =>
  `<p class="late" role="status" dir="auto"${(['en', ...OTHER_LANGUAGES] as const).map(said).join('')}></p>`

/**
 * The scripts of the program are fetched from the start, after what the first paint waits for, and run by `early.ts` once there
 * is something to be seen: those that are marked, what they need before themselves and the program last.
 */
const programLater = (html: string, program: string): string => {
  const files: string[] = []
  const page = html.replaceAll(
    /<(?:script type="module" crossorigin src|link rel="modulepreload" crossorigin href)="\/([^"]+)">(?:<\/script>)?/g,
    (_, file: string) => {
      files.push(file)
      return `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" data-program>`
    },
  )
  if (files.at(-1) !== program) throw new Error(`The program would run before ${files.at(-1)}`)
  return page
}

/** Puts the first of all scripts before the others of the page, and into it: it waits for none of them. */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  buildStart() {
    if (this.environment.config.command === 'build') this.emitFile({ type: 'chunk', id: EARLY, name: 'early' })
  },
  transformIndexHtml: {
    order: 'post',
    handler(source, { bundle }) {
      // Another page may be made by the same settings: it runs at once.
      if (!source.includes(PLACE)) return source
      const html = source.replace(LATE, late)
      if (!bundle) return html.replace(PLACE, '<script type="module" async src="/src/app/early.ts"></script>')
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const early = chunks.find(({ facadeModuleId }) => facadeModuleId === EARLY)
      const program = chunks.find(({ moduleIds }) => moduleIds.includes(PROGRAM))
      if (!early || !program) throw new Error('The build has no first script, or no program')
      delete bundle[early.fileName]
      return programLater(sheetsFirst(html, inPage(early)), program.fileName)
    },
  },
})
