import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { BASE, expected, ids, listed, oneThat, opened, stepped } from './email.calls.ts'
import { emailSeed } from './email.seed.ts'

export const emailReads: DemoCase[] = [
  {
    proves: '7 get-email · 3 single e-mail adds hasPreviousMail, hasNextMail',
    does: 'hands out one mail with both flags',
    run: async (api) => {
      const [, second] = emailSeed(api.now)
      expect(await opened(api, 2)).toEqual({ ...second, hasPreviousMail: true, hasNextMail: true })
      expect(await opened(api, '2')).toEqual(await opened(api, 2))
    },
  },
  {
    proves: '15.4 flags are literal',
    does: 'has no previous before the first and no next after the last of all stored mails',
    run: async (api) => {
      const last = emailSeed(api.now).length
      expect(await opened(api, 1)).toMatchObject({ hasPreviousMail: false, hasNextMail: true })
      expect(await opened(api, last)).toMatchObject({ hasPreviousMail: true, hasNextMail: false })
    },
  },
  {
    proves: '15.4 reading does not mark as read',
    does: 'leaves an unread mail unread',
    run: async (api) => {
      const { id } = oneThat(api, ({ isRead, folder }) => !isRead && folder === 'inbox')
      const before = await listed(api)
      expect((await opened(api, id)).isRead).toBe(false)
      expect(await listed(api)).toEqual(before)
    },
  },
  {
    proves: '8 e-mail id not found',
    does: 'answers 404 without a body for a mail that is not there',
    run: async (api) => {
      for (const id of [0, 999_999]) await isEmpty(api.get(`${BASE}/get-email`, { id }), 404)
    },
  },
  {
    proves: '15.21 get-email, wrong types',
    does: 'names an id that is missing or none',
    run: async (api) => {
      await isRefused(api.get(`${BASE}/get-email`), 'id')
      for (const id of ['', 'first', '-1', '1.5']) await isRefused(api.get(`${BASE}/get-email`, { id }), 'id')
      await isRefused(api.get(`${BASE}/get-email`, { id: [1, 2] }), 'id')
    },
  },
  {
    proves: '7 paginate-email · 15.4 index ± 1 in stored order',
    does: 'hands out the neighbour among all stored mails, with its own flags',
    run: async (api) => {
      const seed = emailSeed(api.now)
      expect(await stepped(api, 'next', 1)).toEqual({ ...seed[1], hasPreviousMail: true, hasNextMail: true })
      expect(await stepped(api, 'previous', 2)).toEqual({ ...seed[0], hasPreviousMail: false, hasNextMail: true })
      expect(await stepped(api, 'next', String(seed.length - 1))).toEqual({
        ...seed.at(-1),
        hasPreviousMail: true,
        hasNextMail: false,
      })
    },
  },
  {
    proves: '8 paginating before the first or after the last e-mail',
    does: 'answers 404 without a body at both ends',
    run: async (api) => {
      const last = emailSeed(api.now).length
      await isEmpty(api.get(`${BASE}/paginate-email`, { dir: 'previous', emailId: 1 }), 404)
      await isEmpty(api.get(`${BASE}/paginate-email`, { dir: 'next', emailId: last }), 404)
    },
  },
  {
    proves: '15.4 paginate-email: unknown emailId',
    does: 'answers 404 for the neighbour of a mail that is not there',
    run: async (api) => {
      for (const dir of ['previous', 'next']) {
        await isEmpty(api.get(`${BASE}/paginate-email`, { dir, emailId: 999_999 }), 404)
        await isEmpty(api.get(`${BASE}/paginate-email`, { dir, emailId: 0 }), 404)
      }
    },
  },
  {
    proves: '15.4 paginate-email: q, folder and label narrow as in the list',
    does: 'walks each list from its oldest mail to its newest and back',
    run: async (api) => {
      const questions = [
        { folder: 'sent' },
        { folder: '' },
        { folder: 'starred' },
        { label: 'company', folder: '' },
        { q: 're' },
        { folder: 'trash' },
      ]
      for (const question of questions) {
        const wanted = ids((await listed(api, question)).emails).toReversed()
        expect(wanted.length).toBeGreaterThan(1)
        let mail = await opened(api, wanted[0] ?? 0, question)
        const there = [mail.id]
        while (mail.hasNextMail) {
          mail = await stepped(api, 'next', mail.id, question)
          there.push(mail.id)
        }
        expect(there).toEqual(wanted)
        await isEmpty(api.get(`${BASE}/paginate-email`, { dir: 'next', emailId: mail.id, ...question }), 404)
        const back = [mail.id]
        while (mail.hasPreviousMail) {
          mail = await stepped(api, 'previous', mail.id, question)
          back.push(mail.id)
        }
        expect(back).toEqual(wanted.toReversed())
      }
    },
  },
  {
    proves: '15.4 paginate-email: a mail outside of what is listed',
    does: 'has no neighbour in a folder where it does not lie, but can be read',
    run: async (api) => {
      const [sent] = expected(api, ({ folder }) => folder === 'sent')
      const at = { folder: 'inbox' }
      await isEmpty(api.get(`${BASE}/paginate-email`, { dir: 'next', emailId: sent ?? 0, ...at }), 404)
      expect(await opened(api, sent ?? 0, at)).toMatchObject({ id: sent, hasPreviousMail: false, hasNextMail: false })
    },
  },
  {
    proves: '15.4 paginate-email: empty q and label are absent',
    does: 'steps among all stored mails when the search and the label are empty',
    run: async (api) =>
      expect(await stepped(api, 'next', 1, { q: '', label: '' })).toEqual(await stepped(api, 'next', 1)),
  },
  {
    proves: '15.4 paginate-email: other directions',
    does: 'names a direction that is missing or none, and an id that is none',
    run: async (api) => {
      await isRefused(api.get(`${BASE}/paginate-email`, { emailId: 3 }), 'dir')
      for (const dir of ['', 'up', 'Next', 'constructor']) {
        await isRefused(api.get(`${BASE}/paginate-email`, { dir, emailId: 3 }), 'dir')
      }
      await isRefused(api.get(`${BASE}/paginate-email`, { dir: 'next' }), 'emailId')
      await isRefused(api.get(`${BASE}/paginate-email`, { dir: 'sideways', emailId: 'x' }), 'dir', 'emailId')
    },
  },
]
