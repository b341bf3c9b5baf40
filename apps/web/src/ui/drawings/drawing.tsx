import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

type Props = Omit<SVGProps<SVGSVGElement>, 'of' | 'ref'> & {
  /** One of the family's drawings. */
  of: IconNode
  /** How wide and high it is, in pixels. */
  size?: number | string
}

/** A drawing of the icon family, in the colour of the text around it. Nobody hears it, unless it has a name. */
export const Drawing = ({ of, size = 24, ...rest }: Props) =>
  createElement(
    'svg',
    {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': rest['aria-label'] === undefined || undefined,
      ...rest,
    },
    ...of.map(([tag, attributes]) => createElement(tag, attributes)),
  )
