import { unknownId } from './refusals.ts'
import { isWithin, type Scope } from './scope.ts'

/**
 * The facilities that somebody means: those they name, or where they name none all at which they plan.
 * @throws ApiError 404 for one that is not theirs
 */
export const placesWithin = (scope: Scope, wanted: readonly string[] | undefined) => {
  if (wanted?.some((id) => !isWithin(scope, id))) throw unknownId('hospitalIds', 'a list of facilities')
  return wanted ?? scope
}
