// Makes apps/web/src/ui/layout/font/inter.woff2 out of the whole typeface, with its licence beside: node scripts/font.js
// Once for each version of either; both tools are fetched for it and kept nowhere.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './install.js'

const TYPEFACE = 'inter-ui@4.1.1'
const TOOL = 'subset-font@2.9.0'
const FOLDER = `${root}/apps/web/src/ui/layout/font`

/** Latin, Latin-1 and Latin Extended-A, the Romanian letters below a comma, and the signs that the page writes. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2015],
]
const SIGNS = '‘’‚“”„†•…‰′″‹›⁄€₂™−×≈≠≤≥∞←↑→↓↗↘▲▼○●◆⌘⇧⏎↵✓★⋯№'
const TEXT = RANGES.map(([from, to]) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at)),
).join('')
/** What is on by itself, and figures of one width; nothing that no style sheet asks for. */
const FEATURES = ['kern', 'calt', 'locl', 'tnum']
const AXES = { opsz: 14, wght: { min: 400, max: 700 } }

const folder = mkdtempSync(join(tmpdir(), 'onward-font-'))
try {
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, TYPEFACE, TOOL], { stdio: 'inherit' })
  const subset = createRequire(`${folder}/`)('subset-font')
  const whole = readFileSync(`${folder}/node_modules/inter-ui/variable/InterVariable.woff2`)
  const options = { targetFormat: 'woff2', variationAxes: AXES, keepFeatures: FEATURES }
  const font = await subset(whole, TEXT + SIGNS, options)
  writeFileSync(`${FOLDER}/inter.woff2`, font)
  copyFileSync(`${folder}/node_modules/inter-ui/LICENSE.txt`, `${FOLDER}/inter.licence.txt`)
  console.log(`${(font.length / 1000).toFixed(1)} KB`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
