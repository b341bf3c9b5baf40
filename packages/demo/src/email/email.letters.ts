import type { Email, EmailAttachment, EmailFolder, EmailLabel, EmailRecipient } from '@onward/contract/samples'
import { instantFrom } from '../dates.ts'
import { emailOf, people, me, type Person } from '../people.ts'
import { fileIcon, type FileKind } from '../pictures.ts'
import { avatar } from '../portraits.ts'

/** A colleague by name, or a stranger with an address. */
type Writer = Person | { name: string; email: string }
type Earlier = { hoursAgo: number; from: Writer; message: string }

/** A mail as we write it down. What is left out: from us or to us, without labels, attachments and replies. */
export type Letter = {
  hoursAgo: number
  folder: EmailFolder
  from?: Writer
  to?: Writer[]
  cc?: Writer[]
  bcc?: Writer[]
  subject: string
  /** HTML. */
  message: string
  labels?: EmailLabel[]
  is?: ('read' | 'starred')[]
  files?: [fileName: string, kind: FileKind, size: string][]
  /** The newest first. */
  earlier?: Earlier[]
}

const isColleague = (name: string) => people.some((person) => person === name)
const recipient = (writer: Writer): EmailRecipient =>
  typeof writer === 'string' ? { name: writer, email: emailOf(writer) } : { name: writer.name, email: writer.email }
const sender = (writer: Writer): Email['from'] => {
  const { name, email } = recipient(writer)
  return { email, name, avatar: isColleague(name) ? avatar(name) : null }
}
const attachment = ([fileName, kind, size]: [string, FileKind, string]): EmailAttachment => ({
  fileName,
  thumbnail: fileIcon(kind),
  // Something to download that needs no server.
  url: `data:text/plain;charset=utf-8,${encodeURIComponent(`${fileName} is a sample.`)}`,
  size,
})

/** The mail that a letter stands for; `id` also numbers the replies, from 1 within their mail. */
export const mailOf = (letter: Letter, id: number, now: Date): Email => {
  const { hoursAgo, folder, from = me, to = [me], cc = [], bcc = [], subject, message } = letter
  const { labels = [], is = [], files = [], earlier = [] } = letter
  const common = { subject, cc: [], bcc: [], attachments: [], isStarred: false, labels: [], isRead: true }
  return {
    ...common,
    id,
    from: sender(from),
    to: to.map(recipient),
    cc: cc.map(recipient),
    bcc: bcc.map(recipient),
    message,
    attachments: files.map(attachment),
    isStarred: is.includes('starred'),
    labels: [...labels],
    time: instantFrom(now, -hoursAgo / 24),
    folder,
    isRead: is.includes('read'),
    replies: earlier.map((reply, at) => ({
      ...structuredClone(common),
      id: at + 1,
      from: sender(reply.from),
      to: [recipient(reply.from === me ? from : me)],
      message: reply.message,
      time: instantFrom(now, -reply.hoursAgo / 24),
      folder,
      replies: [],
    })),
  }
}
