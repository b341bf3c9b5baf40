import type { ReactNode } from 'react'
import { BRANDS, type Brand } from '#web/samples/lib/card-number.ts'

const word = (text: string, fill: string, size = 11) => (
  <text x="19" y="16.2" fontSize={size} fontWeight="800" fontFamily="sans-serif" textAnchor="middle" fill={fill}>
    {text}
  </text>
)
// Our own small drawings: a tint and a word, or the shape that people know.
const faces: Record<Brand, { card: string; sign: ReactNode }> = {
  visa: { card: '#1d3f8f', sign: word('VISA', '#fff') },
  mastercard: {
    card: '#22292e',
    sign: (
      <>
        <circle cx="15" cy="12" r="7" fill="#e2412e" />
        <circle cx="23" cy="12" r="7" fill="#f2a33a" fillOpacity="0.88" />
      </>
    ),
  },
  amex: { card: '#1f72b8', sign: word('AMEX', '#fff', 9.5) },
  discover: {
    card: '#3a3f44',
    sign: (
      <>
        {word('DISC', '#fff', 9.5)}
        <path d="M16 24C25 23 32 20 38 15v5a4 4 0 0 1-4 4Z" fill="#ee7f2d" />
      </>
    ),
  },
  diners: { card: '#37658f', sign: word('DC', '#fff', 11) },
  jcb: { card: '#1b7a4b', sign: word('JCB', '#fff', 10.5) },
}

/** The card of a brand, or any card; the word beside it or in it says whose it is. */
export const CardMark = ({ brand, isSaid = false }: { brand: Brand | undefined; isSaid?: boolean }) => {
  const { card, sign } = brand
    ? faces[brand]
    : { card: '#5c6c75', sign: <path d="M0 6h38v5H0ZM5 16h11" fill="#22303a" stroke="#fff" strokeWidth="1.5" /> }
  return (
    <svg
      viewBox="0 0 38 24"
      width="38"
      height="24"
      role={isSaid && brand ? 'img' : undefined}
      aria-label={isSaid && brand ? BRANDS[brand].name : undefined}
      aria-hidden={isSaid && brand ? undefined : true}
      data-brand={brand}
    >
      <rect width="38" height="24" rx="4" fill={card} />
      {sign}
    </svg>
  )
}
