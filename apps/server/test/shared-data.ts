import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe } from 'vitest'

const folder = new URL('../../../../shared/data/', import.meta.url)
const isMissing = !existsSync(folder)

/** A public data file that lies beside the repository. */
export const sharedData = (path: string): Promise<Buffer> => readFile(new URL(path, folder))

/** `describe` for tests on that data: skipped where it is not to be had, except in CI. */
export const describeSharedData = isMissing && process.env['CI'] !== 'true' ? describe.skip : describe
