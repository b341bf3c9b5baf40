import { resolve } from 'node:path'
import { migrationsFolder } from '../store/migrate.ts'
import { restore } from '../store/restore.ts'
import { inOneLine, onEngine, onlyPath } from './run-command.ts'

await inOneLine(async (config) => {
  const folder = resolve(onlyPath('restore'))
  const { tables, madeAt } = await onEngine(config, (engine) =>
    restore(engine, folder, migrationsFolder, config.backupPassphrase),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${rows} rows of ${tables.length} tables, as they were at ${madeAt}. Everybody signs in anew.`
})
