import type { ReactNode } from 'react'

// Our own drawings, in the theme's colours: a calendar sheet, the night, and what happened to them.
const sheet = (
  <>
    <rect
      x="70"
      y="40"
      width="220"
      height="170"
      rx="18"
      fill="var(--surface)"
      stroke="var(--line-strong)"
      strokeWidth="2"
    />
    <path d="M70 78h220" stroke="var(--line-strong)" strokeWidth="2" />
    <path d="M112 30v22M248 30v22" stroke="var(--brand)" strokeWidth="6" strokeLinecap="round" />
  </>
)
const cell = (column: number, row: number, fill = 'var(--drawing)') => (
  <rect key={`${column} ${row}`} x={88 + column * 38} y={92 + row * 38} width="30" height="28" rx="6" fill={fill} />
)
const cells = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => cell(column, row)))
const moon = <path d="M316 66a26 26 0 01-33-33 26 26 0 1033 33z" fill="#f0c56a" />
const ground = <ellipse cx="180" cy="226" rx="150" ry="12" fill="var(--drawing)" />

const drawings: Record<'soon' | 'maintenance' | 'locked' | 'lost', ReactNode> = {
  soon: (
    <>
      {ground}
      {sheet}
      {cells}
      <path
        d="M96 182c30-66 70-88 128-104"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="5"
        strokeDasharray="2 13"
        strokeLinecap="round"
      />
      <path d="M214 62l50 8-33 38-5-24z" fill="var(--brand)" />
      {moon}
    </>
  ),
  maintenance: (
    <>
      {ground}
      {sheet}
      {cells}
      <circle cx="262" cy="176" r="44" fill="var(--surface)" stroke="var(--brand)" strokeWidth="5" />
      <path
        d="M262 150v27l18 12"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M46 210l26-52 26 52z" fill="#d98324" />
      <path d="M60 182h24M53 196h38" stroke="#fff" strokeWidth="6" />
    </>
  ),
  locked: (
    <>
      {ground}
      {sheet}
      {cells}
      <rect x="128" y="116" width="104" height="84" rx="16" fill="var(--brand)" />
      <path d="M148 118v-16a32 32 0 0164 0v16" fill="none" stroke="var(--brand)" strokeWidth="12" />
      <circle cx="180" cy="150" r="10" fill="#fff" />
      <path d="M180 152v22" stroke="#fff" strokeWidth="8" strokeLinecap="round" />
    </>
  ),
  lost: (
    <>
      {ground}
      {sheet}
      {cells.filter((_, at) => at !== 7)}
      <rect
        x="164"
        y="130"
        width="30"
        height="28"
        rx="6"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="3"
        strokeDasharray="5 5"
      />
      <circle cx="196" cy="156" r="42" fill="none" stroke="var(--ink)" strokeWidth="7" />
      <path d="M226 187l34 36" stroke="var(--ink)" strokeWidth="11" strokeLinecap="round" />
      {moon}
    </>
  ),
}

export type DrawingName = keyof typeof drawings

/** A drawing beside words that say the same: nobody hears it. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg viewBox="0 0 360 244" className="drawing" aria-hidden="true">
    {drawings[name]}
  </svg>
)
