import { ensureBuilt } from './built.js'
import { ensureInstalled } from './install.js'

ensureInstalled()
await ensureBuilt()
