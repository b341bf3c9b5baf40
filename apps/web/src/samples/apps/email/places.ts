import type { EmailFolder, EmailLabel } from '@onward/contract/samples'
import { FileText, Inbox, type IconNode, Send, ShieldAlert, Star, Trash2 } from 'lucide'

/** Where mails lie, in the order of the side. `starred` is a view of several folders. */
export const FOLDERS = [
  { folder: 'inbox', drawing: Inbox },
  { folder: 'sent', drawing: Send },
  { folder: 'draft', drawing: FileText },
  { folder: 'starred', drawing: Star },
  { folder: 'spam', drawing: ShieldAlert },
  { folder: 'trash', drawing: Trash2 },
] as const satisfies { folder: EmailFolder | 'starred'; drawing: IconNode }[]

/** Where a mail can be put by hand. */
export const TARGETS = [
  { folder: 'inbox', drawing: Inbox },
  { folder: 'draft', drawing: FileText },
  { folder: 'spam', drawing: ShieldAlert },
  { folder: 'trash', drawing: Trash2 },
] as const satisfies { folder: EmailFolder; drawing: IconNode }[]

export const LABELS = [
  { label: 'personal', tone: 4 },
  { label: 'company', tone: 1 },
  { label: 'important', tone: 2 },
  { label: 'private', tone: 6 },
] as const satisfies { label: EmailLabel; tone: number }[]

/** Whether an address names a folder or a label that there is. */
export const isPlace = ({ folder, label }: { folder: string; label: string }) =>
  label === '' ? FOLDERS.some((one) => one.folder === folder) : LABELS.some((one) => one.label === label)

export const toneOf = (label: EmailLabel) => LABELS.find((one) => one.label === label)?.tone ?? 7
