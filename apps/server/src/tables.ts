// Made by `npm run tables` of what the migrations make. A test compares them.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What a column holds once both engines' values are alike: dates and times are text, as `store` normalises them. */
type Instant = string
type LocalDate = string
type WallTime = string
/** Read as what it holds, written as text. */
type Json<Text extends string | null> = ColumnType<unknown, Text, Text>

type AccessToken = {
  accountId: number
  tokenHash: Uint8Array
  sessionId: string
  expiresAt: Instant
}
type Account = {
  accountId: number
  accountName: string
  createdAt: Generated<Instant>
  weekStartsOn: Generated<number>
  currency: Generated<string>
  currencyDigits: Generated<number>
  weekVersion: Generated<number>
}
type AppUser = {
  accountId: number
  userId: string
  userName: string
  email: string
  fullName: string
  passwordHash: string
  disabledAt: Instant | null
  createdAt: Generated<Instant>
  emailVerifiedAt: Instant | null
  isClaim: Generated<boolean>
  version: Generated<number>
  lastSignInAt: Instant | null
  invitedAt: Instant | null
  invitedBy: string | null
  hasPassword: Generated<boolean>
  mailChanges: Generated<'all' | 'soon' | 'none'>
  mailingUntil: Instant | null
  language: 'en' | 'fr' | 'de' | 'pt' | 'ar' | null
  mailRefusal: Json<string | null>
}
type Assignment = {
  accountId: number
  assignmentId: GeneratedAlways<number>
  providerId: string | null
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
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
  importId: string | null
  shiftTypeId: string | null
  specialtyId: string | null
  unpublished: 'draft' | 'changed' | null
  seriesId: string | null
  seriesSaid: Json<string | null>
}
type Attempt = {
  bucket: string
  windowStart: Instant
  tries: number
}
type AuditEntry = {
  accountId: number
  entryId: GeneratedAlways<number>
  at: Generated<Instant>
  userId: string | null
  action: string
  objectType: string
  objectId: string | null
  before: Json<string | null>
  after: Json<string | null>
  requestId: string | null
  address: Generated<string | null>
  batchId: number | null
}
type Batch = {
  accountId: number
  batchId: GeneratedAlways<number>
  at: Generated<Instant>
  userId: string | null
  reason: string | null
  undoes: number | null
}
type Budget = {
  accountId: number
  budgetId: string
  hospitalId: string
  month: string
  amount: number
  version: Generated<number>
  createdAt: Generated<Instant>
}
type CalendarFeed = {
  accountId: number
  feedId: string
  userId: string
  feedName: string
  tokenHash: Uint8Array
  createdAt: Generated<Instant>
  fetchedAt: Instant | null
  agent: string | null
}
type CallOutRate = {
  accountId: number
  callOutRateId: string
  hospitalId: string | null
  partOfDay: 'day' | 'night' | 'call' | 'custom' | null
  perMille: number
  version: Generated<number>
  createdAt: Generated<Instant>
}
type ChangeEvent = {
  accountId: number
  xid: Generated<number>
  objectType: string
  requestId: string | null
  at: Generated<Instant>
}
type ChangeNotice = {
  accountId: number
  userId: string
  assignmentId: number
  known: Json<string | null>
  publicationId: number | null
  isSaid: Generated<boolean>
  said: Json<string | null>
  notedAt: Generated<Instant>
  changedAt: Generated<Instant>
}
type Contract = {
  accountId: number
  contractId: string
  providerId: string
  validFrom: LocalDate
  validTo: LocalDate | null
  fte: number
  targetHours: number | null
  leastHours: number | null
  mostHours: number | null
  version: Generated<number>
  createdAt: Generated<Instant>
  importId: string | null
  packId: string | null
}
type CoveredMonth = {
  accountId: number
  month: string
  snapshot: string
  cluster: number
  madeBy: string
  days: Json<string>
  weekdays: Json<string>
  sums: Json<string>
}
type CoveredTouch = {
  accountId: number
  month: string
  xid: Generated<string>
  hospitalId: string
  providerId: Generated<string>
}
type Credential = {
  accountId: number
  credentialId: string
  providerId: string
  credentialTypeId: string
  hospitalId: string | null
  number: string | null
  validFrom: LocalDate | null
  validTo: LocalDate | null
  isRevoked: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Instant>
  importId: string | null
}
type CredentialType = {
  accountId: number
  credentialTypeId: string
  credentialTypeName: string
  sortName: string
  isActive: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Instant>
}
type Demand = {
  accountId: number
  demandId: string
  hospitalId: string
  shiftTypeId: string
  specialtyId: string | null
  fromDate: LocalDate
  toDate: LocalDate | null
  days: Json<string>
  version: Generated<number>
  createdAt: Generated<Instant>
  importId: string | null
}
type DemandDay = {
  accountId: number
  demandDayId: string
  hospitalId: string
  shiftTypeId: string
  specialtyId: string | null
  date: LocalDate
  least: number
  wished: number
  note: string | null
  version: Generated<number>
  createdAt: Generated<Instant>
}
type EmailChange = {
  accountId: number
  userId: string
  email: string
  askedAt: Instant
  oldConfirmedAt: Instant | null
  newConfirmedAt: Instant | null
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
  createdAt: Generated<Instant>
  code: Generated<string>
  tone: number | null
  version: Generated<number>
  publishedUntil: LocalDate | null
  closedOn: LocalDate | null
}
type FeltMonth = {
  accountId: number
  month: string
  snapshot: string
  cluster: number
  madeBy: string
  felt: Json<string>
}
type FeltTouch = {
  accountId: number
  month: string
  xid: Generated<string>
}
type Holiday = {
  accountId: number
  holidayId: string
  hospitalId: string | null
  date: LocalDate
  holidayName: string
  sortName: string
  version: Generated<number>
  createdAt: Generated<Instant>
}
type IdempotencyKey = {
  accountId: number
  userId: string
  key: string
  requestHash: string
  answer: Json<string | null>
  createdAt: Generated<Instant>
}
type IdentitySubject = {
  issuer: string
  subject: string
  accountId: number
  userId: string
  createdAt: Generated<Instant>
}
type ImportState = {
  accountId: number
  importId: string
  userId: string | null
  state: Json<string>
  createdAt: Generated<Instant>
  stopAt: Instant | null
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
  createdAt: Generated<Instant>
  updatedAt: Generated<Instant>
  leaveKindId: Generated<string>
}
type LeaveKind = {
  accountId: number
  leaveKindId: string
  leaveKindName: string
  sortName: string
  letter: string
  tone: number
  isActive: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Instant>
}
type LeaveNotice = {
  accountId: number
  userId: string
  leaveId: number
  known: Json<string | null>
  isSaid: Generated<boolean>
  said: Json<string | null>
  notedAt: Generated<Instant>
  changedAt: Generated<Instant>
}
type MailToken = {
  accountId: number
  tokenHash: Uint8Array
  userId: string
  purpose: 'reset' | 'verify' | 'invite' | 'email-old' | 'email-new'
  issuedAt: Generated<Instant>
  expiresAt: Instant
  usedAt: Instant | null
}
type OpeningView = {
  accountId: number
  userId: string
  place: string
  viewId: string
}
type PaidMonth = {
  accountId: number
  month: string
  snapshot: string
  cluster: number
  madeBy: string
  isByTraining: boolean
  cells: Json<string>
  people: Json<string>
  places: Json<string>
}
type PeriodLock = {
  accountId: number
  lockId: GeneratedAlways<number>
  hospitalId: string | null
  fromDate: LocalDate
  toDate: LocalDate
  reason: string
  userId: string | null
  at: Generated<Instant>
}
type Premium = {
  accountId: number
  premiumId: string
  kind: 'night' | 'weekend' | 'holiday' | 'overtime' | 'call'
  hospitalId: string | null
  validFrom: LocalDate
  validTo: LocalDate | null
  basisPoints: number | null
  perHour: number | null
  version: Generated<number>
  createdAt: Generated<Instant>
}
type Presence = {
  accountId: number
  lineId: string
  userId: string
  place: string
  fromDate: LocalDate
  toDate: LocalDate
  seenAt: Generated<Instant>
}
type Provider = {
  accountId: number
  providerId: string
  providerName: string
  sortName: string
  specialty: string | null
  isActive: Generated<boolean>
  createdAt: Generated<Instant>
  version: Generated<number>
  email: string | null
  phone: string | null
  lastDay: LocalDate | null
}
type ProviderFacility = {
  accountId: number
  providerId: string
  hospitalId: string
}
type ProviderSpecialty = {
  accountId: number
  providerId: string
  specialtyId: string
  place: number
}
type Publication = {
  accountId: number
  publicationId: GeneratedAlways<number>
  at: Generated<Instant>
  userId: string | null
  fromDate: LocalDate
  toDate: LocalDate
  hospitalIds: string[] | null
  providerIds: string[] | null
  entries: Json<string>
  rules: Json<string>
  entriesHash: string
  rulesHash: string
  told: Json<string | null>
  horizons: Json<string | null>
  withdraws: number | null
}
type PublishedAssignment = {
  accountId: number
  assignmentId: number
  providerId: string | null
  hospitalId: string
  startsAt: WallTime
  endsAt: WallTime
  timeZone: string
  during: string
  scheduledDate: LocalDate
  shiftType: string
  shiftTypeId: string | null
  specialtyId: string | null
  startsClockChange: string | null
  endsClockChange: string | null
  note: string | null
  version: number
}
type Rate = {
  accountId: number
  rateId: string
  providerId: string | null
  hospitalId: string | null
  shiftTypeId: string | null
  specialtyId: string | null
  validFrom: LocalDate
  validTo: LocalDate | null
  perHour: number
  version: Generated<number>
  createdAt: Generated<Instant>
  importId: string | null
}
type RefreshToken = {
  accountId: number
  tokenHash: Uint8Array
  sessionId: string
  parentHash: Uint8Array | null
  issuedAt: Generated<Instant>
  expiresAt: Instant
  usedAt: Instant | null
  usedOn: Uint8Array | null
}
type Requirement = {
  accountId: number
  requirementId: string
  credentialTypeId: string
  hospitalId: string | null
  shiftTypeId: string | null
  specialtyId: string | null
  version: Generated<number>
  createdAt: Generated<Instant>
}
type Rule = {
  accountId: number
  ruleId: string
  kind: string
  severity: 'block' | 'warn' | 'inform' | 'off'
  scope: Json<string>
  validFrom: LocalDate | null
  validTo: LocalDate | null
  parameters: Json<string>
  packId: string | null
  place: Generated<number>
  source: string | null
  version: Generated<number>
  createdAt: Generated<Instant>
  override: Generated<'free' | 'reason' | 'admin'>
}
type RuleOverride = {
  accountId: number
  overrideId: GeneratedAlways<number>
  batchId: number
  assignmentId: number
  ruleId: string
  providerId: string
  verdict: Json<string>
  reason: string | null
  userId: string | null
  at: Generated<Instant>
}
type SavedView = {
  accountId: number
  viewId: string
  userId: string
  place: 'board' | 'insight'
  viewName: string
  sortName: string
  search: string
  isShared: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Instant>
}
type Series = {
  accountId: number
  seriesId: string
  everyWeeks: number
  weekdays: Json<string>
  fromDate: LocalDate
  untilDate: LocalDate
  createdAt: Generated<Instant>
}
type SeriesStep = {
  accountId: number
  batchId: number
  assignmentId: number
  before: Json<string>
  after: Json<string>
}
type ServerSecret = {
  secretName: string
  secret: Uint8Array
}
type Session = {
  accountId: number
  sessionId: Generated<string>
  userId: string
  createdAt: Generated<Instant>
  expiresAt: Instant
  endedAt: Instant | null
  endReason:
    | 'logout'
    | 'refresh_reuse'
    | 'disabled'
    | 'password_reset'
    | 'revoked'
    | 'password_changed'
    | 'ended'
    | null
  idToken: string | null
  device: string | null
  address: string | null
}
type ShiftType = {
  accountId: number
  shiftTypeId: string
  shiftTypeName: string
  sortName: string
  startsAt: string | null
  endsAt: string | null
  days: number | null
  partOfDay: 'day' | 'night' | 'call' | 'custom'
  isActive: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Instant>
}
type SignInName = {
  email: string
  accountId: number
}
type Specialty = {
  accountId: number
  specialtyId: string
  specialtyName: string
  sortName: string
  isActive: Generated<boolean>
  version: Generated<number>
  createdAt: Generated<Instant>
}
type StagedImport = {
  accountId: number
  importId: Generated<string>
  heardAt: Generated<Instant>
  givenUpAt: Instant | null
}
type Template = {
  accountId: number
  templateId: string
  templateName: string
  sortName: string
  weeks: number
  anchor: LocalDate
  holidays: 'normal' | 'sunday' | 'none'
  slots: Json<string>
  hospitalIds: string[]
  appliedFrom: LocalDate | null
  appliedTo: LocalDate | null
  appliedAt: Instant | null
  version: Generated<number>
  createdAt: Generated<Instant>
}
type UserFacility = {
  accountId: number
  userId: string
  hospitalId: string
}
type UserRole = {
  accountId: number
  userId: string
  roleName: 'Admin' | 'Scheduler' | 'Provider' | 'Client'
}
type ViewMail = {
  accountId: number
  viewId: string
  every: 'week' | 'month'
  userIds: string[]
  sentFor: LocalDate
}
type WorkedDay = {
  accountId: number
  workedDayId: string
  hospitalId: string
  date: LocalDate
  residents: number | null
  version: Generated<number>
  importId: string | null
  createdAt: Generated<Instant>
}
type WorkedHours = {
  accountId: number
  workedDayId: string
  role: string
  employee: number | null
  contract: number | null
  importId: string | null
}
type WorkedMonth = {
  accountId: number
  month: string
  snapshot: string
  cluster: number
  madeBy: string
  cells: Json<string>
  people: Json<string>
  places: Json<string>
}
type WorkedSince = {
  accountId: number
  xid: string
}
type WorkedTouch = {
  accountId: number
  month: string
  xid: Generated<string>
  providerId: string
}

/** Every table, in the program's spelling; the store turns `providerId` into `provider_id` and back. */
export type Database = {
  accessToken: AccessToken
  account: Account
  appUser: AppUser
  assignment: Assignment
  attempt: Attempt
  auditEntry: AuditEntry
  batch: Batch
  budget: Budget
  calendarFeed: CalendarFeed
  callOutRate: CallOutRate
  changeEvent: ChangeEvent
  changeNotice: ChangeNotice
  contract: Contract
  coveredMonth: CoveredMonth
  coveredTouch: CoveredTouch
  credential: Credential
  credentialType: CredentialType
  demand: Demand
  demandDay: DemandDay
  emailChange: EmailChange
  facility: Facility
  feltMonth: FeltMonth
  feltTouch: FeltTouch
  holiday: Holiday
  idempotencyKey: IdempotencyKey
  identitySubject: IdentitySubject
  importState: ImportState
  leave: Leave
  leaveKind: LeaveKind
  leaveNotice: LeaveNotice
  mailToken: MailToken
  openingView: OpeningView
  paidMonth: PaidMonth
  periodLock: PeriodLock
  premium: Premium
  presence: Presence
  provider: Provider
  providerFacility: ProviderFacility
  providerSpecialty: ProviderSpecialty
  publication: Publication
  publishedAssignment: PublishedAssignment
  rate: Rate
  refreshToken: RefreshToken
  requirement: Requirement
  rule: Rule
  ruleOverride: RuleOverride
  savedView: SavedView
  series: Series
  seriesStep: SeriesStep
  serverSecret: ServerSecret
  session: Session
  shiftType: ShiftType
  signInName: SignInName
  specialty: Specialty
  stagedImport: StagedImport
  template: Template
  userFacility: UserFacility
  userRole: UserRole
  viewMail: ViewMail
  workedDay: WorkedDay
  workedHours: WorkedHours
  workedMonth: WorkedMonth
  workedSince: WorkedSince
  workedTouch: WorkedTouch
}
