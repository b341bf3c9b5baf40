import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { USUAL } from './worked.ts'

/** All that says what a shift counts for, and what is needed, beside the usual measures: the rules of the trade, this folder, and what reads demand for it. */
const folders = [dirname(fileURLToPath(import.meta.resolve('@onward/scheduling'))), import.meta.dirname]
const files = [fileURLToPath(import.meta.resolve('#server/demand-said.ts'))]

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`)

/**
 * By what sums are made: a release that counts otherwise, or a Node with other rules of time zones, reads nothing that was summed
 * before it. Nobody has to remember to raise a number.
 */
export const DEFINITIONS = [...folders.flatMap(sourcesIn), ...files]
  .reduce(
    (hash, file) => hash.update(`${basename(file)}\0`).update(readFileSync(file)),
    createHash('sha256').update(`${process.versions['tz']}\0${JSON.stringify(USUAL)}\0`),
  )
  .digest('base64url')
