import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What a column holds once both engines' values are alike: dates and times are text, as `store` normalises them. */
type Instant = string
type LocalDate = string
type WallTime = string
/** Set by the store when left out; never null. */
type Since = ColumnType<Instant, Instant | undefined, Instant>
type Json = ColumnType<unknown, string | null, string | null>

type Account = { accountId: number; accountName: string; createdAt: Since }
type Provider = {
  accountId: number
  providerId: string
  providerName: string
  sortName: string
  specialty: string | null
  isActive: Generated<boolean>
  createdAt: Since
}
type Facility = {
  accountId: number
  hospitalId: string
  facilityName: string
  sortName: string
  timeZone: string
  city: string | null
  state: string | null
  isActive: Generated<boolean>
  createdAt: Since
}
type AppUser = {
  accountId: number
  userId: string
  userName: string
  email: string
  fullName: string
  passwordHash: string
  emailVerifiedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
  disabledAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
  createdAt: Since
}
export type RoleName = 'Admin' | 'Provider' | 'Client'
type UserRole = { accountId: number; userId: string; roleName: RoleName }
type SignInName = { email: string; accountId: number }
type Session = {
  accountId: number
  sessionId: Generated<string>
  userId: string
  createdAt: Since
  expiresAt: Instant
  endedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
  endReason: ColumnType<string | null, string | null | undefined, string | null>
}
type RefreshToken = {
  accountId: number
  tokenHash: Uint8Array
  sessionId: string
  parentHash: Uint8Array | null
  issuedAt: Since
  expiresAt: Instant
  usedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
}
type AccessToken = { accountId: number; tokenHash: Uint8Array; sessionId: string; expiresAt: Instant }
type MailToken = {
  accountId: number
  tokenHash: Uint8Array
  userId: string
  purpose: 'reset' | 'verify'
  issuedAt: Since
  expiresAt: Instant
  usedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>
}
type Attempt = { bucket: string; windowStart: Instant; tries: number }
type ServerSecret = { secretName: string; secret: Uint8Array }
type Assignment = {
  accountId: number
  assignmentId: GeneratedAlways<number>
  providerId: string
  hospitalId: string
  startsAt: WallTime
  endsAt: WallTime
  timeZone: string
  during: string
  scheduledDate: LocalDate
  shiftType: 'day' | 'night' | 'call' | 'custom'
  status: Generated<'confirmed' | 'cancelled'>
  startsClockChange: 'skipped' | 'repeated' | null
  endsClockChange: 'skipped' | 'repeated' | null
  note: string | null
  externalId: string | null
  version: Generated<number>
  createdAt: Since
  updatedAt: Since
}
type Leave = {
  accountId: number
  leaveId: GeneratedAlways<number>
  providerId: string
  startDate: LocalDate
  endDate: LocalDate
  leaveDescription: string
  status: Generated<'approved' | 'cancelled'>
  version: Generated<number>
  createdAt: Since
  updatedAt: Since
}
type AuditEntry = {
  accountId: number
  entryId: GeneratedAlways<number>
  at: Since
  userId: string | null
  action: string
  objectType: string
  objectId: string | null
  before: Json
  after: Json
  requestId: string | null
}
type IdempotencyKey = {
  accountId: number
  userId: string
  key: string
  requestHash: string
  answer: Json
  createdAt: Since
}

/** Every table, in the program's spelling; the store turns `providerId` into `provider_id` and back. */
export type Database = {
  account: Account
  provider: Provider
  facility: Facility
  appUser: AppUser
  userRole: UserRole
  signInName: SignInName
  session: Session
  refreshToken: RefreshToken
  accessToken: AccessToken
  mailToken: MailToken
  attempt: Attempt
  serverSecret: ServerSecret
  assignment: Assignment
  leave: Leave
  auditEntry: AuditEntry
  idempotencyKey: IdempotencyKey
}
