import type { Leave, PublishedEntry } from '@onward/contract'
import type { ToldAssignment } from '#server/booking/shown-shifts.ts'
import type { Db } from '#server/db.ts'
import type { Mail, Mailer } from '#server/mail.ts'
import { giveWord, takeWord, type Notified } from './change-notices.queries.ts'
import { leaveSince, shiftsSince, type LeaveEntry } from './changed-since.ts'
import { leaveNotices, sayNotices, settleNotices, shiftNotices, type ShiftNotice } from './notices.queries.ts'

/** What has become of somebody's shifts and leave. */
export type News = { entries: readonly PublishedEntry[]; leave: readonly LeaveEntry[] }

type Telling = {
  db: Db
  mailer: Mailer
  who: Notified
  /** What a publication told, which is shifts alone; undefined is what is told as a change. */
  publicationId: number | undefined
  isWanted?: (shift: ToldAssignment, notice: ShiftNotice) => boolean
  isLeaveWanted?: (leave: Leave) => boolean
  mailOf: (news: News) => Mail
}

/**
 * Mails somebody what has become of the shifts and the leave that are noted for them. What is noted stays until the mail has
 * left: one that is late tells how it is by then, and none is followed by an older one. Where nobody heard whether one arrived,
 * the next says how it is beside what that one said.
 * @throws where another process tells them something, to be tried again, or the mailer's error
 */
export const tell = async ({ db, mailer, who, publicationId, isWanted, isLeaveWanted, mailOf }: Telling) => {
  if (!(await takeWord(db, who))) throw new Error('Another mail of their shifts is on its way to them')
  try {
    const shifts = await shiftNotices(db, who, publicationId)
    const leave = publicationId === undefined ? await leaveNotices(db, who) : []
    const news = {
      entries: await shiftsSince(db, shifts, isWanted),
      leave: leaveSince(leave, isLeaveWanted ?? (() => true)),
    }
    const isNew = news.entries.length + news.leave.length > 0
    const said = {
      shifts: isNew ? await sayNotices(db, 'shifts', who, shifts) : shifts,
      leave: isNew ? await sayNotices(db, 'leave', who, leave) : leave,
    }
    if (isNew) await mailer.send(mailOf(news))
    await settleNotices(db, 'shifts', who, said.shifts)
    await settleNotices(db, 'leave', who, said.leave)
  } finally {
    await giveWord(db, who)
  }
}
