import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openEmbeddedEngine } from '../store/embedded-engine.ts'
import { withClient } from '../store/engine.ts'
import { migrate, migrationsFolder } from '../store/migrate.ts'
import { tableTypes } from '../store/table-types.ts'

const file = fileURLToPath(new URL('../tables.ts', import.meta.url))
const formatter = fileURLToPath(new URL('../../../../node_modules/oxfmt/bin/oxfmt', import.meta.url))

const engine = await openEmbeddedEngine({ kind: 'memory' })
try {
  await migrate(engine, migrationsFolder)
  await writeFile(file, await withClient(engine, tableTypes))
} finally {
  await engine.end()
}
process.exitCode = spawnSync(process.execPath, [formatter, file], { stdio: 'inherit' }).status ?? 1
