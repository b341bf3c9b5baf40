import type { Config } from '#server/config.ts'
import type { Mail } from '#server/mail.ts'

// Nothing that somebody typed stands in these mails but the address they go to: whoever registers another's address with a
// message for a name must not have it delivered. The token stands in the fragment, which no browser sends to any server.

/** Where a new password can be set, once. */
export const resetMail = ({ publicOrigin, resetMinutes }: Config, to: string, token: string): Mail => ({
  to,
  subject: 'Set a new password for Onward',
  text: `Somebody asked to set a new password for ${to} at ${publicOrigin}

To set one, open this link within ${lasting(resetMinutes)}. It works once, and signs you out everywhere.

${publicOrigin}/reset-password#${token}

If it was not you, ignore this mail: your password stays as it is.
`,
})

/** Where the address is verified, once. */
export const verifyMail = ({ publicOrigin, verifyMinutes }: Config, to: string, token: string): Mail => ({
  to,
  subject: 'Verify your e-mail address for Onward',
  text: `Somebody registered ${to} at ${publicOrigin}

To verify the address, open this link within ${lasting(verifyMinutes)}, in the browser in which you registered, or with the
password that you chose. It works once.

${publicOrigin}/verify-email#${token}

If it was not you, ignore this mail.
`,
})

/** To whoever has the address already, when somebody registers with it once more. */
export const knownMail = ({ publicOrigin }: Config, to: string): Mail => ({
  to,
  subject: 'You have a user at Onward already',
  text: `Somebody registered ${to} at ${publicOrigin}, where it has a user already. Nothing was changed.

If it was you, sign in with the password that you have, or set a new one:

${publicOrigin}/login
${publicOrigin}/forgot-password

If it was not you, ignore this mail.
`,
})

export const lasting = (minutes: number) => {
  const isDays = minutes > DAY && minutes % DAY === 0
  const [count, unit] = isDays
    ? [minutes / DAY, 'day']
    : minutes % 60 === 0
      ? [minutes / 60, 'hour']
      : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
const DAY = 24 * 60
