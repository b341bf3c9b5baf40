import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { origin } from '../server.ts'

const BUILD = 'apps/web/dist-product'
const files = globSync('{assets,locales}/*', { cwd: BUILD }).filter((name) => !/\.(br|zst|gz)$/.test(name))

// Node's own client unpacks what it gets, and waits for every byte that was announced.
it.each(['gzip', 'br', 'gzip;q=0.5, br;q=0.1', 'deflate', 'identity'])(
  'every file of the build arrives whole at who accepts %s',
  async (offer) => {
    expect(files.length).toBeGreaterThan(50)
    const wrong: string[] = []
    for (const name of files) {
      const answer = await fetch(`${origin}/${name}`, { headers: { 'accept-encoding': offer } })
      const isWhole = Buffer.from(await answer.arrayBuffer()).equals(readFileSync(`${BUILD}/${name}`))
      const wanted = /\.(js|css|svg|json)$/.test(name) ? /^(gzip|br)/.exec(offer)?.[0] : undefined
      if (!isWhole || (answer.headers.get('content-encoding') ?? undefined) !== wanted) wrong.push(name)
    }
    expect(wrong).toEqual([])
  },
)
