import type { Permission, PermissionRole } from '@onward/contract/samples'
import { dayAndTime, instantFrom } from '../dates.ts'

type Row = [name: string, others: PermissionRole[], daysAgo: number, clock: `${number}:${number}`]

// The newest stands on top.
const rows: Row[] = [
  ['Management', [], 12, '20:15'],
  ['Manage Billing & Roles', [], 17, '09:40'],
  ['Add & Remove Users', ['manager'], 41, '14:05'],
  ['Project Planning', ['manager', 'user', 'support'], 66, '08:20'],
  ['Manage Email Sequences', ['user', 'support'], 98, '16:55'],
  ['Client Communication', ['manager', 'support'], 139, '11:30'],
  ['Only View', ['user', 'restricted-user'], 187, '12:10'],
  ['Financial Management', ['manager'], 240, '00:45'],
  ["Manage Others' Tasks", ['manager', 'support'], 322, '17:25'],
]

export const permissionSeed = (now: Date): Permission[] =>
  rows.map(([name, others, daysAgo, clock], at) => ({
    id: at + 1,
    name,
    assignedTo: ['administrator', ...others],
    createdDate: dayAndTime(new Date(instantFrom(now, -daysAgo, clock))),
  }))
