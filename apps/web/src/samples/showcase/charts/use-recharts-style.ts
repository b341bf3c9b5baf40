import { useLayout } from '#web/lib/layout.ts'
import { count, shortCount } from '#web/lib/formats/formats.ts'

const tick = { fill: 'var(--ink-soft)', fontSize: 12 }

/** How charts of Recharts look here: quiet axes that begin where reading does, and a hint in the page's colours. */
export const useRechartsStyle = () => {
  const { isRTL } = useLayout()
  return {
    // The figures stand in the table of the frame; a second way to them would be in its way.
    plane: { accessibilityLayer: false, margin: { top: 8, right: isRTL ? 0 : 14, bottom: 0, left: isRTL ? 14 : 0 } },
    along: { reversed: isRTL, tick, tickLine: false, axisLine: false, minTickGap: 14, tickMargin: 8 },
    up: {
      orientation: isRTL ? ('right' as const) : ('left' as const),
      tick: { ...tick, textAnchor: isRTL ? ('start' as const) : ('end' as const) },
      tickLine: false,
      axisLine: false,
      width: 36,
      tickFormatter: shortCount,
    },
    hint: {
      // In the order of the legend.
      itemSorter: () => 0,
      cursor: { stroke: 'var(--line-strong)', fill: 'var(--hover)' },
      formatter: (value: unknown) => (typeof value === 'number' ? count(value) : String(value)),
      contentStyle: {
        direction: isRTL ? ('rtl' as const) : ('ltr' as const),
        textAlign: 'start' as const,
        border: '1px solid var(--line)',
        borderRadius: 10,
        background: 'var(--surface-raised)',
        color: 'var(--ink)',
        fontSize: 'var(--text-dense)',
      },
      itemStyle: { color: 'var(--ink)' },
    },
  }
}
