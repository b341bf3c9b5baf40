import { currentUser } from '#web/lib/session/session.ts'

/** What to call who is signed in. */
export const firstName = () => currentUser()?.fullName.split(' ')[0] ?? ''
