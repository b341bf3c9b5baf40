import { resolve } from 'node:path'
import { backUp } from '../store/backup.ts'
import { runCommand } from './run-command.ts'

await runCommand('backup', async (engine, path) => {
  const folder = resolve(path)
  const { tables } = await backUp(engine, folder, new Date())
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `Backed up ${rows} rows of ${tables.length} tables to ${folder}`
})
