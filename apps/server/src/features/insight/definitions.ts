import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { USUAL } from './worked.ts'

/** All that says what a shift counts for, beside the usual measures: the rules of the trade, and this folder. */
const folders = [dirname(fileURLToPath(import.meta.resolve('@onward/scheduling'))), import.meta.dirname]

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()

/**
 * By what sums are made: a release that counts otherwise, or a Node with other rules of time zones, reads nothing that was summed
 * before it. Nobody has to remember to raise a number.
 */
export const DEFINITIONS = folders
  .reduce(
    (hash, folder) => {
      for (const name of sourcesIn(folder)) hash.update(`${name}\0`).update(readFileSync(`${folder}/${name}`))
      return hash
    },
    createHash('sha256').update(`${process.versions['tz']}\0${JSON.stringify(USUAL)}\0`),
  )
  .digest('base64url')
