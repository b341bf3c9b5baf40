import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** The languages beside English, whose texts stand in the code. */
export const OTHER_LANGUAGES = ['fr', 'de', 'pt'] as const
export type FileLanguage = 'en' | (typeof OTHER_LANGUAGES)[number]
/** Which part of the house a text belongs to; the samples' come and go with their screens. */
export const WINGS = ['product', 'samples'] as const
export type TextWing = (typeof WINGS)[number]

/** Every `texts` folder's file of a language, with its texts: one flat object a file. */
export const textFiles = (language: FileLanguage, wing?: TextWing) =>
  globSync(`**/texts/${language}.json`, { cwd: SRC })
    .toSorted()
    .filter((path) => wing === undefined || path.startsWith('samples/') === (wing === 'samples'))
    .map((path) => ({
      path: `${SRC}${path}`,
      folder: path.slice(0, path.lastIndexOf('/texts/')),
      texts: JSON.parse(readFileSync(`${SRC}${path}`, 'utf8')) as Record<string, string>, // what such a file is
    }))

/** All texts of a language, of the whole house or one wing. */
export const textsOf = (language: FileLanguage, wing?: TextWing): Record<string, string> =>
  Object.assign({}, ...textFiles(language, wing).map(({ texts }) => texts))

/** Where the build puts the one file of a wing's texts in a language. */
export const addressOf = (language: FileLanguage, wing: TextWing) =>
  `locales/${wing === 'product' ? '' : `${wing}.`}${language}.json`
