import type { AccountSettings } from '@onward/contract/samples'

export const KINDS = ['news', 'account', 'browser', 'device'] as const
export const CHANNELS = ['email', 'inBrowser', 'app'] as const
export const WHEN = ['always', 'online', 'never'] as const
/** The flags of the account, by what they are about. */
export const FLAGS = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  application: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const
export type Flags = AccountSettings['notification']

type Ticked = ReadonlySet<`${(typeof KINDS)[number]} ${(typeof CHANNELS)[number]}`>
/** `ticked` holds `news email` for each kind and channel that is on. */
export type Notices = { ticked: Ticked; when: string; flags: Flags }

export const noticesOf = (flags: Flags): Notices => ({
  ticked: new Set([...KINDS.map((kind) => `${kind} email` as const), 'news inBrowser', 'account app']),
  when: 'online',
  flags,
})
