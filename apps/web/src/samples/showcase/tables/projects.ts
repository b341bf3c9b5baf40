import type { Tone } from '#web/ui/layout/theme.ts'

export type Status = 'Active' | 'Completed' | 'Scheduled' | 'Pending'
export type Project = { id: number; name: string; client: string; people: readonly string[]; status: Status }

/** The tint of a status, which is also said in words. */
export const STATUS_TONES: Record<Status, Tone> = { Active: 0, Completed: 4, Scheduled: 7, Pending: 2 }
export const STATUSES: readonly Status[] = ['Active', 'Completed', 'Scheduled', 'Pending']

/** The rows of every plain table. */
export const PROJECTS: readonly Project[] = [
  {
    id: 1,
    name: 'Night cover, winter',
    client: 'Harbor View',
    people: ['Maya Okafor', 'Hana Okabe', 'Ines Morales'],
    status: 'Active',
  },
  {
    id: 2,
    name: 'New maternity ward',
    client: 'Northgate',
    people: ['Jonas Wieland', 'Maya Okafor'],
    status: 'Completed',
  },
  {
    id: 3,
    name: 'Shorter weekends',
    client: 'Fenwick Bay',
    people: ['Ines Morales', 'Tomas Adeyemi', 'Hana Okabe'],
    status: 'Scheduled',
  },
  {
    id: 4,
    name: 'Licences renewed',
    client: 'Eastvale',
    people: ['Tomas Adeyemi', 'Jonas Wieland'],
    status: 'Pending',
  },
]
