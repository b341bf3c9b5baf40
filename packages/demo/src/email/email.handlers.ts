import { reply, type Handlers } from '@onward/contract'
import {
  type Email,
  type email,
  type EmailFolder,
  type EmailLabel,
  type EmailsMeta,
  type OpenedEmail,
} from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { holds } from '../rows.ts'

type Narrowing = { q?: string | undefined; folder?: string | undefined; label?: string | undefined }

/** @param mails the store, oldest first; changed here only */
export const emailHandlers = (mails: Email[]): Handlers<typeof email, DemoContext> => {
  const chosen = (ids: number[]) => mails.filter(({ id }) => ids.includes(id))

  return {
    listEmails: (asked) => ({ emails: narrowed(mails, asked).toReversed(), emailsMeta: metaOf(mails) }),

    updateEmails: ({ emailIds, dataToUpdate }) => {
      for (const mail of chosen(emailIds)) Object.assign(mail, dataToUpdate)
    },

    toggleEmailLabel: ({ emailIds, label }) => {
      for (const mail of chosen(emailIds)) mail.labels = toggled(mail.labels, label)
    },

    email: ({ id, ...asked }) => {
      const mail = mails.find((one) => one.id === id)
      return mail ? opened(mail, among(mails, asked)) : reply(404)
    },

    neighbourEmail: ({ dir, emailId, ...asked }) => {
      const row = among(mails, asked)
      const at = row.findIndex(({ id }) => id === emailId)
      const neighbour = at < 0 ? undefined : row[dir === 'next' ? at + 1 : at - 1]
      return neighbour ? opened(neighbour, row) : reply(404)
    },
  }
}

/** What the list shows, oldest first. */
const narrowed = (mails: Email[], { q, folder = 'inbox', label }: Narrowing) =>
  mails.filter(
    (mail) =>
      isIn(mail, folder) &&
      (label === undefined || mail.labels.some((own) => own === label)) &&
      (q === undefined || [mail.from.name, mail.subject].some((text) => holds(text, q.toLowerCase()))),
  )

/** The row in which a reader steps: what they have listed, or all mails when they do not say. */
const among = (mails: Email[], asked: Narrowing) => {
  const { q, folder, label } = asked
  return [q, folder, label].every((word) => word === undefined) ? mails : narrowed(mails, asked)
}

/** `starred` is no place of its own, and no folder at all is every one but trash. */
const isIn = ({ folder: own, isStarred }: Email, folder: string) => {
  if (folder === 'starred') return isStarred && own !== 'trash'
  return folder === '' ? own !== 'trash' : own === folder
}

const opened = (mail: Email, row: Email[]): OpenedEmail => {
  const at = row.indexOf(mail)
  return { ...mail, hasPreviousMail: at > 0, hasNextMail: at >= 0 && at < row.length - 1 }
}

const metaOf = (mails: Email[]): EmailsMeta => {
  const unread = (folder: EmailFolder) => mails.filter((mail) => mail.folder === folder && !mail.isRead).length
  return {
    inbox: unread('inbox'),
    draft: mails.filter(({ folder }) => folder === 'draft').length,
    spam: unread('spam'),
  }
}

const toggled = (labels: EmailLabel[], label: EmailLabel) =>
  labels.includes(label) ? labels.filter((own) => own !== label) : [...labels, label]
