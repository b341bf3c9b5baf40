import { ConfigError } from '../config.ts'
import { migrate, migrationsFolder } from '../store/migrate.ts'
import { inOneLine, onEngine } from './run-command.ts'

await inOneLine(async (config) => {
  if (process.argv.length > 2) throw new ConfigError('Usage: npm run migrate')
  const ran = await onEngine(config, (engine) => migrate(engine, migrationsFolder))
  return ran.length === 0 ? 'The schema was up to date' : `Ran ${ran.join(', ')}`
})
