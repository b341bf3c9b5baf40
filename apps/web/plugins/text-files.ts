import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))

/** The languages beside English, whose texts stand in the code. */
export const OTHER_LANGUAGES = ['fr', 'de', 'pt', 'ar'] as const
export type FileLanguage = 'en' | (typeof OTHER_LANGUAGES)[number]
/** Which part of the house a text belongs to; the samples' come and go with their screens. */
export const WINGS = ['product', 'samples'] as const
export type TextWing = (typeof WINGS)[number]
/** The samples are in English where the product speaks a language that they do not. */
export const speaks = (language: FileLanguage, wing: TextWing) => wing === 'product' || language !== 'ar'
/** The wing that a folder of texts belongs to. */
export const wingOf = (folder: string): TextWing => (folder.startsWith('samples/') ? 'samples' : 'product')

/** Every `texts` folder's file of a language, with its texts: one flat object a file. */
export const textFiles = (language: FileLanguage, wing?: TextWing) =>
  globSync(`**/texts/${language}.json`, { cwd: SRC })
    .toSorted()
    .filter((path) => wing === undefined || wingOf(path) === wing)
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
