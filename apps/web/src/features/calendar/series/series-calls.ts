import { series } from '@onward/contract'
import { apiOf } from '#web/lib/api.ts'
import { withReasons } from '../judged/with-reasons.ts'

export const { createSeries, readSeries, changeSeries, cancelSeries } = apiOf(series)

/** Cancels shifts of a series, for who has no form with a field for a reason. */
export const cancelWithReasons = withReasons(cancelSeries, (input, overrides, options) =>
  cancelSeries({ ...input, overrides }, options),
)
/** Changes them likewise. */
export const changeWithReasons = withReasons(changeSeries, (input, overrides, options) =>
  changeSeries({ ...input, overrides }, options),
)
