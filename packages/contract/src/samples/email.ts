import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { Plain } from '../fields.ts'
import { List, RowId, Text } from '../row-fields.ts'

export const EmailFolder = v.picklist(['inbox', 'spam', 'trash', 'draft', 'sent'])
export type EmailFolder = v.InferOutput<typeof EmailFolder>
export const EmailLabel = v.picklist(['private', 'company', 'important', 'personal'])
export type EmailLabel = v.InferOutput<typeof EmailLabel>

export const EmailRecipient = v.object({ name: v.string(), email: v.string() })
export type EmailRecipient = v.InferOutput<typeof EmailRecipient>

export const EmailAttachment = v.object({
  fileName: v.string(),
  /** A picture of the kind of file. */
  thumbnail: v.string(),
  url: v.string(),
  size: v.string(),
})
export type EmailAttachment = v.InferOutput<typeof EmailAttachment>

const letter = v.object({
  id: v.number(),
  from: v.object({ email: v.string(), name: v.string(), avatar: v.nullable(v.string()) }),
  to: v.array(EmailRecipient),
  subject: v.string(),
  cc: v.array(EmailRecipient),
  bcc: v.array(EmailRecipient),
  /** HTML of whoever wrote it: clean it before it is shown. */
  message: v.string(),
  attachments: v.array(EmailAttachment),
  isStarred: v.boolean(),
  labels: v.array(EmailLabel),
  /** An instant, UTC. */
  time: v.string(),
  folder: EmailFolder,
  isRead: v.boolean(),
})
const entries = {
  ...letter.entries,
  /** The earlier mails of the conversation, the newest first. */
  replies: v.array(v.lazy((): v.GenericSchema<Email> => Email)),
}
export type Email = v.InferOutput<typeof letter> & { replies: Email[] }
export const Email = v.object(entries)

/** Previous is older, next is newer: the neighbours in the order in which mails are stored. */
export const OpenedEmail = v.object({ ...entries, hasPreviousMail: v.boolean(), hasNextMail: v.boolean() })
export type OpenedEmail = v.InferOutput<typeof OpenedEmail>

export const EmailsMeta = v.object({
  /** Unread mails. */
  inbox: v.number(),
  /** All drafts. */
  draft: v.number(),
  /** Unread mails. */
  spam: v.number(),
})
export type EmailsMeta = v.InferOutput<typeof EmailsMeta>

const emailIds = v.pipe(
  List,
  v.transform((ids): (string | number)[] => ids),
  v.array(RowId),
)
const narrowing = {
  q: Text,
  /** A stored folder or `starred`. Empty is not absent: it stands for every folder but trash. */
  folder: v.optional(v.pipe(Plain, v.maxLength(500, 'must have at most 500 characters'))),
  label: Text,
}

/** The mailbox. Without `q`, `folder` and `label` the neighbours of a mail are those among all stored mails. */
export const email = endpoints({
  listEmails: {
    method: 'GET',
    path: '/apps/email/emails',
    input: v.object(narrowing),
    answers: { 200: v.object({ emails: v.array(Email), emailsMeta: EmailsMeta }) },
  },
  updateEmails: {
    method: 'POST',
    path: '/apps/email/update-emails',
    input: v.object({
      emailIds,
      dataToUpdate: v.object({
        folder: v.optional(EmailFolder),
        isStarred: v.optional(v.boolean()),
        isRead: v.optional(v.boolean()),
      }),
    }),
    answers: { 200: nothing },
  },
  toggleEmailLabel: {
    method: 'POST',
    path: '/apps/email/update-emails-label',
    input: v.object({ emailIds, label: EmailLabel }),
    answers: { 200: nothing },
  },
  email: {
    method: 'GET',
    path: '/apps/email/get-email',
    input: v.object({ id: RowId, ...narrowing }),
    answers: { 200: OpenedEmail, 404: nothing },
  },
  neighbourEmail: {
    method: 'GET',
    path: '/apps/email/paginate-email',
    input: v.object({
      dir: v.picklist(['previous', 'next'], 'must be previous or next'),
      emailId: RowId,
      ...narrowing,
    }),
    answers: { 200: OpenedEmail, 404: nothing },
  },
})
