import { describe, it } from 'vitest'
import { freshDemo, nodeApi } from '../../test/node-api.ts'
import { filesCases } from './files.cases.ts'

describe('files', () => {
  it.each(filesCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})
