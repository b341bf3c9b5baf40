import { resolve } from 'node:path'
import { backUp } from '../store/backup.ts'
import { inOneLine, onEngineOrCopy, onlyPath } from './run-command.ts'

await inOneLine(async (config) => {
  const folder = resolve(onlyPath('backup'))
  const { tables } = await onEngineOrCopy(config, (engine) =>
    backUp(engine, folder, new Date(), config.backupPassphrase),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const how = config.backupPassphrase === undefined ? '' : ', encrypted'
  return `Backed up ${rows} rows of ${tables.length} tables to ${folder}${how}`
})
