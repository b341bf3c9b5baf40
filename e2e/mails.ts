import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { mailDir } from './server.ts'

/** @param folder where another server than this worker's leaves its mails */
export const mailsTo = async (email: string, folder = mailDir) => {
  const names = (await readdir(folder).catch(() => [])).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`))
}

type LinkPage = 'verify-email' | 'reset-password' | 'accept-invitation' | 'confirm-email'
/** The addresses of a page, with their tokens, in the mails to somebody; the oldest first. */
export const linksTo = async (email: string, page: LinkPage, folder = mailDir) =>
  (await mailsTo(email, folder)).flatMap((mail) => new RegExp(`/${page}#\\S+`).exec(mail)?.[0] ?? [])

/** The link of the mail that brings the links to so many: the server writes it after its answer. */
export const linkTo = (email: string, page: LinkPage, count = 1, folder = mailDir) =>
  vi.waitFor(
    async () => {
      const link = (await linksTo(email, page, folder))[count - 1]
      if (link === undefined) throw new Error(`${email} has no ${count}. mail with a link to /${page}`)
      return link
    },
    { timeout: 20_000, interval: 50 },
  )
