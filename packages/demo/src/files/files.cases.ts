import { files } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isRefused, read, type CaseApi, type DemoCase } from '../case-kit.ts'

const PARTS = '/api/files/parts'
const send = (api: CaseApi, body: unknown) => read(api.post(PARTS, body), files.sendPart.answers[200])
const file = { name: 'licence.pdf', size: 7, from: 0, part: btoa('abcde') }

export const filesCases: DemoCase[] = [
  {
    proves: '13.1 file uploader: progress',
    does: 'says after each part how much of a file has come, to its end',
    run: async (api) => {
      expect(await send(api, file)).toEqual({ received: 5 })
      expect(await send(api, { ...file, from: 5, part: btoa('fg') })).toEqual({ received: 7 })
      expect(await send(api, { ...file, from: 5, part: btoa('fghij') })).toEqual({ received: 7 })
      expect(await send(api, { ...file, size: 0, part: '' })).toEqual({ received: 0 })
    },
  },
  {
    proves: '13.1 file uploader, wrong types',
    does: 'names what is no part of a file',
    run: async (api) => {
      await isRefused(api.post(PARTS, { ...file, part: '<svg>' }), 'part')
      await isRefused(api.post(PARTS, { ...file, from: -1 }), 'from')
      await isRefused(api.post(PARTS, { ...file, size: 0.5 }), 'size')
      await isRefused(api.post(PARTS, { ...file, name: ' ' }), 'name')
    },
  },
]
