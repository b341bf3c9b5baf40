import { addDays } from './dates.ts'
import { dateOfWall, timeOfWall, wallAt, type WallTime } from './wall-times.ts'

/**
 * Whether a shift has a minute between midnight and five on its wall: it is a night then whatever its type, a call of 24 hours
 * too. The same as the rules and insight take for one, for who has wall times alone.
 */
export const touchesNight = ({ startsAt, endsAt }: { startsAt: WallTime; endsAt: WallTime }): boolean =>
  timeOfWall(startsAt) < '05:00' || endsAt > wallAt(addDays(dateOfWall(startsAt), 1), '00:00')
