import { ConfigError } from '../config.ts'
import { migrate, migrationsFolder } from '../store/migrate.ts'
import { runOnEngine } from './run-command.ts'

await runOnEngine((given) => {
  if (given.length > 0) throw new ConfigError('Usage: npm run migrate')
  return async (engine) => {
    const ran = await migrate(engine, migrationsFolder)
    return ran.length === 0 ? 'The schema was up to date' : `Ran ${ran.join(', ')}`
  }
})
