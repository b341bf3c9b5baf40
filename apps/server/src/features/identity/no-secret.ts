import type { Context } from '#server/context.ts'
import { publishedUsers } from '#server/users.ts'
import { knownDevice } from './devices.ts'
import { userByEmail } from './identity.queries.ts'

/**
 * What is taken of an address and a user name, as far as whoever registers may be told: what the sample is published with, and the
 * address of who has signed in on this very device. Of anybody else it says nothing.
 */
export const takenAndNoSecret = async (context: Context, email: string, userName: string) => {
  const { db } = context
  const address = email.toLowerCase()
  const published = await publishedUsers(db)
  const isKnownHere = async () =>
    (await knownDevice(context, address)) !== undefined && (await userByEmail(db, address)) !== undefined
  return {
    email: published.some((one) => one.email === address) || (await isKnownHere()),
    userName: published.some((one) => one.userName.toLowerCase() === userName.toLowerCase()),
  }
}
