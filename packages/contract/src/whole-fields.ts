import * as v from 'valibot'

/** A whole number of a body, from the least to the most; `of` what it is. */
export const whole = (least: number, most: number, of = '') => {
  const said = `must be a whole number${of && ` of ${of}`} from ${least} to ${most}`
  return v.pipe(v.number(said), v.safeInteger(said), v.minValue(least, said), v.maxValue(most, said))
}
