import { colorOf, type Series } from './chart.ts'

type Place = readonly [x: number, y: number]

/** What is pointed at, on the line of each series. */
export const Dots = ({
  series,
  placeOf,
}: {
  series: readonly Series[]
  placeOf: (values: Series['values']) => Place
}) =>
  series.map(({ name, values, tone }) => {
    const [cx, cy] = placeOf(values)
    return <circle key={name} {...{ cx, cy }} r={4.5} fill={colorOf(tone)} stroke="var(--surface)" strokeWidth={2} />
  })
