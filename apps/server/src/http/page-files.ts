import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matches } from '@onward/contract'

/** An address that the web app's build answers, and the files that its page loads beside the program's own; some on telephones alone. */
type PageFiles = { paths: string[]; files: string[]; onPhones?: string[] }
/** What some pages show before their program has come, and the style sheets that it is drawn with. */
type FirstPaint = { paths: string[]; html: string; styles: string[] }

/** What a page's HTML has of its own: the tags in its head, and what stands there until the program draws it. */
export type PageParts = { tags: string; paint: string }

/** What the build says of its pages: for a path the parts of its page, or undefined where there is none. */
export const readPageParts = async (root: string): Promise<(path: string) => PageParts | undefined> => {
  const written = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, '.vite', name), 'utf8'))
  const { pages } = (await written('pages.json')) as { pages: PageFiles[] } // the build's
  const paints = (await written('first-paints.json')) as FirstPaint[] // the build's
  const rows = pages.map(({ paths, files, onPhones = [] }) => {
    const paint = paints.find((one) => one.paths.includes(paths[0] ?? ''))
    return {
      paths,
      parts: {
        tags: tagsOf(files, paint?.styles ?? []) + onPhones.map((file) => later(file, PHONE)).join(''),
        paint: paint ? templateOf(paint.html) : '',
      },
    }
  })
  const spelled = new Map(rows.map(({ paths, parts }) => [paths[0], parts]))
  const patterns = rows.flatMap(({ paths, parts }) => paths.slice(1).map((pattern) => ({ pattern, parts })))
  // An address that is spelled out comes before a pattern.
  return (path) => spelled.get(path) ?? patterns.find(({ pattern }) => matches(pattern, path))?.parts
}

/** Kept apart until the page knows that it is for this visitor. */
const templateOf = (html: string) => `<template>${html}</template>`

/** As the page tells a telephone. */
const PHONE = ' media="(max-width: 48em)"'

/** What nothing waits for until the first paint is done. */
const later = (file: string, media = '') => {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `<link ${kind} fetchpriority="low" crossorigin href="/${file}"${media}>`
}

/**
 * Lets the browser fetch a page's files together with the program; the sheets that its first paint needs are asked for first,
 * and in force at once, and nothing else comes before them.
 */
const tagsOf = (files: readonly string[], styles: readonly string[]) => {
  const sheets = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const others = files.filter((file) => !styles.includes(file)).map((file) => later(file))
  return [...sheets, ...others].join('')
}
