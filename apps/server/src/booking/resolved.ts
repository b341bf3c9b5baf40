import { wrongField } from '@onward/contract'
import { resolveShift, ShiftError, type WallShift } from '@onward/scheduling/zoned'

/**
 * The moments of a shift that somebody wishes for.
 * @throws ApiError 400 that names the field
 */
export const resolved = (shift: WallShift) => {
  try {
    return resolveShift(shift)
  } catch (error) {
    if (error instanceof ShiftError) throw wrongField(error.field, error.message)
    throw error
  }
}
