import { settleAddress, useAsked } from './address.ts'

/** Whether the month is shown as totals, `?show=totals`, and the way to change it. */
export const useTotals = () => {
  const isOn = new URLSearchParams(useAsked()).get('show') === 'totals'
  const set = (to: boolean) =>
    settleAddress('month', (params) => (to ? params.set('show', 'totals') : params.delete('show')))
  return [isOn, set] as const
}
