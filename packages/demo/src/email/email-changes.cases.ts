import { expect } from 'vitest'
import { isEmpty, isRefused, type DemoCase } from '../case-kit.ts'
import { BASE, expected, ids, listed, oneThat, opened } from './email.calls.ts'

export const emailChanges: DemoCase[] = [
  {
    proves: '4 E-mail update applies the same changes to every listed id · 15.21 200',
    does: 'changes folder, star and read mark of each listed mail, and nothing else',
    run: async (api) => {
      const [first = 0, second = 0, ...rest] = expected(api, ({ folder }) => folder === 'inbox')
      const before = await opened(api, second)
      const dataToUpdate = { folder: 'spam', isStarred: true, isRead: false }
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [first, String(second)], dataToUpdate }))
      expect(await opened(api, second)).toEqual({ ...before, ...dataToUpdate })
      expect(await opened(api, first)).toMatchObject(dataToUpdate)
      expect(ids((await listed(api)).emails)).toEqual(rest)
      expect(ids((await listed(api, { folder: 'spam' })).emails)).toEqual(
        expect.arrayContaining([first, second].toSorted()),
      )
    },
  },
  {
    proves: '4 E-mail update: isRead · 7 emailsMeta',
    does: 'counts one unread mail less when a mail was read',
    run: async (api) => {
      const { id } = oneThat(api, ({ isRead, folder }) => !isRead && folder === 'inbox')
      const { emailsMeta: before } = await listed(api)
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [id], dataToUpdate: { isRead: true } }))
      expect((await listed(api)).emailsMeta).toEqual({ ...before, inbox: before.inbox - 1 })
    },
  },
  {
    proves: '6.1 restore from trash',
    does: 'brings a mail back from the trash to its place in the inbox',
    run: async (api) => {
      const { id } = oneThat(api, ({ folder }) => folder === 'trash')
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [id], dataToUpdate: { folder: 'inbox' } }))
      expect(ids((await listed(api)).emails)).toEqual(
        expected(api, (mail) => mail.folder === 'inbox' || mail.id === id),
      )
    },
  },
  {
    proves: '15.4 update-emails: unknown ids ignored',
    does: 'leaves out ids that are not there, and changes nothing for none at all',
    run: async (api) => {
      const before = await listed(api, { folder: '' })
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [999_999], dataToUpdate: { isStarred: true } }))
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [], dataToUpdate: { isStarred: true } }))
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [1], dataToUpdate: {} }))
      await isEmpty(api.post(`${BASE}/update-emails-label`, { emailIds: [0, 999_999], label: 'private' }))
      expect(await listed(api, { folder: '' })).toEqual(before)
    },
  },
  {
    proves: '4 E-mail update: folder, isStarred, isRead',
    does: 'leaves the other fields alone, whatever is sent',
    run: async (api) => {
      const before = await opened(api, 5)
      const dataToUpdate = { id: 1, subject: 'Overwritten', labels: [], time: 'never' }
      await isEmpty(api.post(`${BASE}/update-emails`, { emailIds: [5], dataToUpdate }))
      expect(await opened(api, 5)).toEqual(before)
    },
  },
  {
    proves: '15.21 update-emails, wrong types',
    does: 'names each wrong field, and changes nothing',
    run: async (api) => {
      const before = await listed(api, { folder: '' })
      const path = `${BASE}/update-emails`
      await isRefused(api.post(path), 'emailIds', 'dataToUpdate')
      await isRefused(api.post(path, { emailIds: [1], dataToUpdate: { folder: 'starred' } }), 'dataToUpdate.folder')
      await isRefused(
        api.post(path, { emailIds: [1], dataToUpdate: { folder: 'bin', isStarred: 'yes', isRead: 1 } }),
        'dataToUpdate.folder',
        'dataToUpdate.isStarred',
        'dataToUpdate.isRead',
      )
      await isRefused(api.post(path, { emailIds: [1, 'two'], dataToUpdate: {} }), 'emailIds.1')
      await isRefused(api.post(path, { emailIds: { 0: 1 }, dataToUpdate: {} }), 'emailIds')
      expect(await listed(api, { folder: '' })).toEqual(before)
    },
  },
  {
    proves: '4 E-mail label update toggles · 15.21 200',
    does: 'adds a label where it is absent and removes it where it is present',
    run: async (api) => {
      const { id: without } = oneThat(api, ({ labels }) => labels.length === 0)
      const { id: having, labels } = oneThat(api, (mail) => mail.labels.includes('company'))
      await isEmpty(api.post(`${BASE}/update-emails-label`, { emailIds: [without, having], label: 'company' }))
      expect((await opened(api, without)).labels).toEqual(['company'])
      expect((await opened(api, having)).labels).toEqual(labels.filter((label) => label !== 'company'))
      await isEmpty(api.post(`${BASE}/update-emails-label`, { emailIds: [without, having], label: 'company' }))
      expect((await opened(api, without)).labels).toEqual([])
      expect((await opened(api, having)).labels.toSorted()).toEqual(labels.toSorted())
    },
  },
  {
    proves: '15.4 update-emails-label: ids as text or twice',
    does: 'toggles once for an id that is listed twice',
    run: async (api) => {
      const { id } = oneThat(api, ({ labels }) => labels.length === 0)
      await isEmpty(api.post(`${BASE}/update-emails-label`, { emailIds: [id, String(id)], label: 'private' }))
      expect((await opened(api, id)).labels).toEqual(['private'])
    },
  },
  {
    proves: '15.21 update-emails-label, wrong types',
    does: 'names a label that is missing or none, and ids that are none',
    run: async (api) => {
      const path = `${BASE}/update-emails-label`
      await isRefused(api.post(path, {}), 'emailIds', 'label')
      for (const label of ['urgent', '', 7, null]) await isRefused(api.post(path, { emailIds: [1], label }), 'label')
      await isRefused(api.post(path, { emailIds: [null], label: 'private' }), 'emailIds')
    },
  },
]
