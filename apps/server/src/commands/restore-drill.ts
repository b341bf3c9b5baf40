import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openEmbeddedFolder } from '../store/embedded-folder.ts'
import { migrationsFolder } from '../store/migrate.ts'
import { drill } from '../store/restore-drill.ts'
import { inOneLine, onlyPath } from './run-command.ts'

await inOneLine(async (config) => {
  const folder = resolve(onlyPath('restore-drill'))
  const place = await mkdtemp(join(tmpdir(), 'onward-drill-'))
  const open = () => openEmbeddedFolder(place)
  try {
    const monotonic = () => performance.now()
    const say = (line: string) => console.log(line)
    return await drill({ folder, migrationsFolder, passphrase: config.backupPassphrase, open, monotonic, say })
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})
