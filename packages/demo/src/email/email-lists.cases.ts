import { expect } from 'vitest'
import { isRefused, type CaseApi, type DemoCase } from '../case-kit.ts'
import { BASE, expected, ids, listed } from './email.calls.ts'
import { emailSeed } from './email.seed.ts'

const has = (text: string, q: string) => text.toLowerCase().includes(q)

export const emailLists: DemoCase[] = [
  {
    proves: '7 E-mail emails: default inbox · 15.4 newest first',
    does: 'lists the inbox, newest first, when nothing is asked for',
    run: async (api) => {
      const { emails } = await listed(api)
      expect(ids(emails)).toEqual(expected(api, ({ folder }) => folder === 'inbox'))
      const times = emails.map(({ time }) => Date.parse(time))
      expect(times).toEqual(times.toSorted((one, other) => other - one))
      expect(times[0]).toBeLessThanOrEqual(api.now.getTime())
      expect(emailSeed(api.now).length).toBeGreaterThanOrEqual(30)
    },
  },
  {
    proves: '3 Email',
    does: 'hands out every field of a mail',
    run: async (api) => {
      const seed = emailSeed(api.now)
      const { emails } = await listed(api, { folder: '' })
      expect(emails).toEqual(seed.filter(({ folder }) => folder !== 'trash').toReversed())
      expect(Object.keys(emails[0] ?? {}).toSorted()).toEqual(
        'attachments bcc cc folder from id isRead isStarred labels message replies subject time to'.split(' '),
      )
      const attached = emails.flatMap(({ attachments }) => attachments)
      expect(Object.keys(attached[0] ?? {}).toSorted()).toEqual(['fileName', 'size', 'thumbnail', 'url'])
      expect(emails.some(({ replies }) => replies.length > 1)).toBe(true)
      expect(emails.filter(({ cc, bcc }) => cc.length > 0 && bcc.length > 0)).toHaveLength(1)
    },
  },
  ...['inbox', 'spam', 'trash', 'draft', 'sent'].map((folder) => ({
    proves: '7 E-mail emails folder · 3 folders',
    does: `lists the folder ${folder}`,
    run: async (api: CaseApi) => {
      const found = ids((await listed(api, { folder })).emails)
      expect(found).toEqual(expected(api, (mail) => mail.folder === folder))
      expect(found.length).toBeGreaterThan(1)
    },
  })),
  {
    proves: '15.4 starred',
    does: 'lists starred mails of every folder but trash',
    run: async (api) => {
      const found = ids((await listed(api, { folder: 'starred' })).emails)
      expect(found).toEqual(expected(api, ({ isStarred, folder }) => isStarred && folder !== 'trash'))
      expect(found.length).toBeLessThan(expected(api, ({ isStarred }) => isStarred).length)
    },
  },
  {
    proves: '15.4 empty folder',
    does: 'lists every folder but trash for an empty one',
    run: async (api) =>
      expect(ids((await listed(api, { folder: '' })).emails)).toEqual(
        expected(api, ({ folder }) => folder !== 'trash'),
      ),
  },
  {
    proves: '15.4 folder: other',
    does: 'lists nothing of a folder that it does not know',
    run: async (api) => {
      for (const folder of ['archive', 'Inbox', '__proto__']) {
        expect((await listed(api, { folder })).emails).toEqual([])
      }
    },
  },
  ...['private', 'company', 'important', 'personal'].map((label) => ({
    proves: '7 E-mail emails label · 3 labels',
    does: `lists what is labelled ${label}, in the inbox and in every folder but trash`,
    run: async (api: CaseApi) => {
      const labels = (mail: { labels: string[] }) => mail.labels.includes(label)
      expect(ids((await listed(api, { label })).emails)).toEqual(
        expected(api, (mail) => labels(mail) && mail.folder === 'inbox'),
      )
      const everywhere = ids((await listed(api, { label, folder: '' })).emails)
      expect(everywhere).toEqual(expected(api, (mail) => labels(mail) && mail.folder !== 'trash'))
      expect(everywhere.length).toBeGreaterThan(1)
    },
  })),
  {
    proves: '7 E-mail emails label',
    does: 'takes a label as a whole word, and lists nothing for one that it does not know',
    run: async (api) => {
      expect((await listed(api, { label: 'import' })).emails).toEqual([])
      expect((await listed(api, { label: 'urgent', folder: '' })).emails).toEqual([])
    },
  },
  {
    proves: '9 e-mail search matches sender name or subject',
    does: 'finds senders and subjects, capitals or not',
    run: async (api) => {
      const found = ids((await listed(api, { q: 'LI', folder: '' })).emails)
      expect(found).toEqual(
        expected(
          api,
          ({ from, subject, folder }) => folder !== 'trash' && (has(from.name, 'li') || has(subject, 'li')),
        ),
      )
      expect(ids((await listed(api, { q: 'leila hadd' })).emails)).toEqual(
        expected(api, ({ from, folder }) => from.name === 'Leila Haddadin' && folder === 'inbox'),
      )
      expect(ids((await listed(api, { q: 'survey' })).emails)).toHaveLength(1)
    },
  },
  {
    proves: '9 e-mail search matches sender name or subject',
    does: 'does not look at messages, addresses or recipients',
    run: async (api) => {
      expect((await listed(api, { q: 'four o’clock' })).emails).toEqual([])
      expect((await listed(api, { q: 'northgate-staffing', folder: '' })).emails).toEqual([])
      expect((await listed(api, { q: 'Dipa', folder: 'sent' })).emails).toEqual([])
    },
  },
  {
    proves: '15.4 label and folder and q',
    does: 'lists what passes all of them',
    run: async (api) => {
      const found = ids((await listed(api, { folder: 'inbox', label: 'important', q: 'li' })).emails)
      expect(found).toEqual(
        expected(
          api,
          ({ from, subject, folder, labels }) =>
            folder === 'inbox' && labels.includes('important') && (has(from.name, 'li') || has(subject, 'li')),
        ),
      )
      expect(found.length).toBeGreaterThan(0)
      expect((await listed(api, { folder: 'draft', label: 'important', q: 'li' })).emails).toEqual([])
    },
  },
  {
    proves: '15.0 empty text is absent, but for the folder',
    does: 'takes an empty search and an empty label for absent ones',
    run: async (api) => expect(await listed(api, { q: '', label: '' })).toEqual(await listed(api)),
  },
  {
    proves: '7 emailsMeta: unread inbox and spam, all drafts',
    does: 'counts the same whatever is listed',
    run: async (api) => {
      const seed = emailSeed(api.now)
      const unread = (of: string) => seed.filter(({ folder, isRead }) => folder === of && !isRead).length
      const meta = {
        inbox: unread('inbox'),
        draft: seed.filter(({ folder }) => folder === 'draft').length,
        spam: unread('spam'),
      }
      expect(meta).toEqual({ inbox: 5, draft: 4, spam: 3 })
      for (const query of [{}, { folder: 'sent' }, { label: 'private' }, { q: 'nothing like this' }]) {
        expect((await listed(api, query)).emailsMeta).toEqual(meta)
      }
    },
  },
  {
    proves: '15.21 emails, wrong types',
    does: 'names a key that is given twice',
    run: async (api) => {
      await isRefused(api.get(`${BASE}/emails`, { q: ['a', 'b'] }), 'q')
      await isRefused(api.get(`${BASE}/emails`, { folder: ['sent', 'draft'], label: ['a', 'b'] }), 'folder', 'label')
    },
  },
]
