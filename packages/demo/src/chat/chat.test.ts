import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { ids, overview, sent, talk } from './chat.calls.ts'
import { chatCases } from './chat.cases.ts'
import { chatSeed, contactsSeed } from './chat.seed.ts'

describe('chat', () => {
  it.each(chatCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

describe('the sample chats', () => {
  it('are the same at the same moment, and never the same object', () => {
    expect(chatSeed(NOW)).toEqual(chatSeed(NOW))
    expect(chatSeed(NOW)[0]).not.toBe(chatSeed(NOW)[0])
    expect(contactsSeed()[0]).not.toBe(contactsSeed()[0])
  })
  it('have as many unseen messages as the contact wrote last', () => {
    for (const { userId, unseenMsgs, chat } of chatSeed(NOW)) {
      expect(chat.slice(chat.length - unseenMsgs).every(({ senderId }) => senderId === userId)).toBe(true)
    }
  })
})

const seed = 20261121
describe(`chat, by property (seed ${seed})`, () => {
  it('keeps every message once, in its order, and the chats in the order of the latest', async () => {
    const to = fc.constantFrom(...ids(contactsSeed()))
    const line = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !text.includes('\u0000'))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(to, line), { maxLength: 12 }), async (lines) => {
        const api = nodeApi(freshDemo())
        const before = ids((await overview(api)).chatsContacts)
        for (const [id, message] of lines) await sent(api, id, message)
        const latest = [...new Set(lines.map(([id]) => id).toReversed())]
        const after = ids((await overview(api)).chatsContacts)
        expect(after).toEqual([...latest, ...before.filter((id) => !latest.includes(id))])
        for (const id of latest) {
          const own = lines.filter(([to]) => to === id).map(([, message]) => message)
          const { chat } = await talk(api, id)
          expect(chat?.chat.slice(-own.length).map(({ message }) => message)).toEqual(own)
        }
      }),
      { seed, numRuns: 60 },
    )
  })
})
