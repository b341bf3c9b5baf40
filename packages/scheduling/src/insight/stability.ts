/**
 * A shift as people know it, or as it is planned: whose, where and when, in milliseconds since 1970 and as the wall of its place
 * shows it. Nobody's is open.
 */
export type KnownShift = {
  providerId: string | null
  hospitalId: string
  start: number
  end: number
  startsAt: string
  endsAt: string
}

/** A shift as one write found it, or left it. */
export type StoredShift<Shift extends KnownShift = KnownShift> = {
  shift: Shift
  isCancelled: boolean
  /** Whether people know it as it is, know nothing of it, or know it as it was before. */
  publication: 'published' | 'draft' | 'changed'
}

/** What was done to one shift at a moment. */
export type ShiftEvent<Shift extends KnownShift = KnownShift> = {
  at: number
  /** Whether it takes back what was done before. */
  isUndo: boolean
} & (
  | { kind: 'written'; before: StoredShift<Shift> | null; after: StoredShift<Shift> | null }
  /** People were told: what they knew, and what they know since. */
  | { kind: 'told'; before: Shift | null; after: Shift | null }
)

/** What became of a shift that somebody had been told was theirs; `restored`: they have it again. In the order in which they count. */
export const CHANGE_KINDS = ['cancelled', 'opened', 'handedOver', 'relocated', 'moved', 'restored'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

type Known<Shift> = { before: Shift | null; after: Shift | null }

/** Of which kind a change of what people know is; undefined where nobody loses or finds otherwise what was theirs. */
const kindOf = <Shift extends KnownShift>({ before, after }: Known<Shift>): ChangeKind | undefined => {
  if (before === null || before.providerId === null) return undefined
  if (after === null) return 'cancelled'
  if (after.providerId === null) return 'opened'
  if (after.providerId !== before.providerId) return 'handedOver'
  if (after.hospitalId !== before.hospitalId) return 'relocated'
  return isMoved(before, after) ? 'moved' : undefined
}
/** At other moments, and at other times on the wall: a place whose zone is put right changes one of them, and nobody's plans. */
const isMoved = (before: KnownShift, after: KnownShift) =>
  (after.start !== before.start || after.end !== before.end) &&
  (after.startsAt !== before.startsAt || after.endsAt !== before.endsAt)

/** Whether somebody has a shift again that people knew to be cancelled, or to be open: what had been taken is given back. */
const isGivenBack = <Shift extends KnownShift>(event: ShiftEvent<Shift>, { before, after }: Known<Shift>) => {
  if (event.kind === 'told' || after === null || after.providerId === null) return false
  if (before !== null) return before.providerId === null && event.isUndo
  const stored = event.before
  return stored !== null && stored.publication === 'published' && stored.isCancelled && stored.shift.providerId !== null
}

/** What people know of a shift that is stored like this; `known` where it has been changed since they were told. */
const toldOf = <Shift extends KnownShift>(stored: StoredShift<Shift> | null, known: Shift | null): Shift | null => {
  if (stored === null || stored.publication === 'draft') return null
  if (stored.publication === 'changed') return known
  return stored.isCancelled ? null : stored.shift
}

/** What people know before and after a step; what was told stays known while a change of it is not. */
const knownAt = <Shift extends KnownShift>(event: ShiftEvent<Shift>, known: Shift | null): Known<Shift> => {
  if (event.kind === 'told') return event
  const before = toldOf(event.before, known)
  return { before, after: toldOf(event.after, before) }
}

/** What people know of a shift once all of its log is done. */
export const knownAfter = <Shift extends KnownShift>(log: readonly ShiftEvent<Shift>[]): Shift | null =>
  log.reduce<Shift | null>((known, event) => knownAt(event, known).after, null)

/** A change that somebody felt. */
export type Change<Event, Shift> = Known<Shift> & { event: Event; kind: ChangeKind }

/**
 * The changes that people felt of one shift, by its log: it had been told as somebody's, and its person, place or times became
 * others, or it went. A change and the change back are two. Not among them are notes and types, drafts that nobody had been
 * told of, the first that people hear of a shift, and an open shift that finds somebody.
 * @param log what was done to the shift, in its order
 * @param known what people knew of it where the log begins with a shift that had been changed since they were told
 */
export const changesIn = <Shift extends KnownShift, Event extends ShiftEvent<Shift>>(
  log: readonly Event[],
  known: Shift | null = null,
): Change<Event, Shift>[] => {
  const changes: Change<Event, Shift>[] = []
  for (const event of log) {
    const { before, after } = knownAt(event, known)
    const sides = { before, after }
    const kind = kindOf(sides) ?? (isGivenBack(event, sides) ? 'restored' : undefined)
    if (kind) changes.push({ event, kind, ...sides })
    known = after
  }
  return changes
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How long before the shift a change was: each of these ends where the next begins. */
export const NOTICE_BANDS = ['afterwards', 'under2', 'from2to7', 'from7to14', 'from14'] as const
export type NoticeBand = (typeof NOTICE_BANDS)[number]

/** Elapsed milliseconds from a change to the start of the shift, the earlier of before and after. */
export const noticeOf = (at: number, { before, after }: Known<KnownShift>): number =>
  Math.min(before?.start ?? Infinity, after?.start ?? Infinity) - at

/** Days are of 24 hours, whatever the clocks do. From the start on it is afterwards. */
export const noticeBand = (notice: number): NoticeBand => {
  if (notice <= 0) return 'afterwards'
  if (notice < 2 * DAY) return 'under2'
  if (notice < 7 * DAY) return 'from2to7'
  return notice < 14 * DAY ? 'from7to14' : 'from14'
}
