import { inject } from 'vitest'

const servers = inject('servers')
const own = servers[(Number(process.env.VITEST_POOL_ID) - 1) % servers.length]
if (!own) throw new Error(`No server for worker ${process.env.VITEST_POOL_ID}`)

/** The server of this worker: no other test file uses it meanwhile. */
export const { origin, mailDir } = own
