import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matches } from '@onward/contract'

/** An address that the web app's build answers, and the files that its page loads beside the program's own. */
type PageFiles = { paths: string[]; files: string[] }

/**
 * What the build says of its pages: for a path the tags that let the browser fetch the page's files together with the
 * program, or undefined where there is no page.
 */
export const readPageFiles = async (root: string) => {
  const { pages: rows } = JSON.parse(await readFile(join(root, '.vite/pages.json'), 'utf8')) as { pages: PageFiles[] } // the build's
  const spelled = new Map(rows.map(({ paths, files }) => [paths[0], tagsOf(files)]))
  const patterns = rows.flatMap(({ paths, files }) =>
    paths.slice(1).map((pattern) => ({ pattern, tags: tagsOf(files) })),
  )
  // An address that is spelled out comes before a pattern.
  return (path: string) => spelled.get(path) ?? patterns.find(({ pattern }) => matches(pattern, path))?.tags
}

const tagsOf = (files: readonly string[]) =>
  files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    )
    .join('')
