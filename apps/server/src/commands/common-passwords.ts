// Writes the set of common passwords anew: npm run common-passwords -- LIST, a JSON list of words.
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { commonPasswordsFile, packWords } from '../common-passwords.ts'

const [path = ''] = process.argv.slice(2)
const words = v.parse(v.array(v.string()), JSON.parse(await readFile(resolve(path), 'utf8')))
const packed = packWords(words)
await writeFile(commonPasswordsFile, packed)
console.log(`${words.length} words in ${packed.length} bytes`)
