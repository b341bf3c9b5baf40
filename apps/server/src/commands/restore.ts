import { resolve } from 'node:path'
import { migrationsFolder } from '../store/migrate.ts'
import { restore } from '../store/restore.ts'
import { runCommand } from './run-command.ts'

await runCommand('restore', async (engine, path) => {
  const folder = resolve(path)
  const { tables, madeAt } = await restore(engine, folder, migrationsFolder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${rows} rows of ${tables.length} tables, as they were at ${madeAt}`
})
