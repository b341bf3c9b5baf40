import type { OwnAccount } from '@onward/contract'
import { currentUser } from '#web/lib/session/session.ts'
import { keep, placeOf } from '#web/lib/storage.ts'
import { texts } from '#web/lib/text.ts'

/** Paints everything again that says a text, and so the frame with its user. */
export const repaint = () => texts.emit('change')

/** What the browser keeps of its user says what the server does: the frame shows it at once. */
export const followAccount = ({ fullName, username, email }: OwnAccount) => {
  const user = currentUser()
  if (!user || (user.fullName === fullName && user.username === username && user.email === email)) return
  keep('userData', JSON.stringify({ ...user, fullName, username, email }), placeOf('userData'))
  repaint()
}
