import type { PublishedEntry } from '@onward/contract'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import type { Mail, Mailer } from '#server/mail.ts'
import {
  giveWord,
  noticesOf,
  sayNotices,
  settleNotices,
  takeWord,
  type Notice,
  type Notified,
} from './change-notices.queries.ts'
import { changedSince } from './changed-since.ts'

type Telling = {
  db: Db
  mailer: Mailer
  who: Notified
  /** What a publication told; undefined is what is told as a change. */
  publicationId: number | undefined
  isWanted?: (shift: ToldAssignment, notice: Notice) => boolean
  mailOf: (entries: readonly PublishedEntry[]) => Mail
}

/**
 * Mails somebody what has become of the shifts that are noted for them. What is noted stays until the mail has left: one that is
 * late tells how it is by then, and none is followed by an older one. Where nobody heard whether one arrived, the next says how
 * it is beside what that one said.
 * @throws where another process tells them something, to be tried again, or the mailer's error
 */
export const tell = async ({ db, mailer, who, publicationId, isWanted, mailOf }: Telling) => {
  if (!(await takeWord(db, who))) throw new Error('Another mail of their shifts is on its way to them')
  try {
    const notices = await noticesOf(db, who, publicationId)
    const entries = await changedSince(db, notices, isWanted)
    if (entries.length === 0) return await settleNotices(db, who, notices)
    const said = await sayNotices(db, who, notices)
    await mailer.send(mailOf(entries))
    await settleNotices(db, who, said)
  } finally {
    await giveWord(db, who)
  }
}
