import type { ReactNode } from 'react'

// Our own drawings, in the theme's colours; white stands only on fills that are deep in the light and in the dark.
const sheet = { fill: 'var(--surface)', stroke: 'var(--line-strong)', strokeWidth: 2 }
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const halo = <circle cx="160" cy="104" r="94" fill="var(--brand)" opacity="0.09" />

const drawings = {
  questions: (
    <>
      {halo}
      <path
        d="M58 24h124a18 18 0 0 1 18 18v62a18 18 0 0 1-18 18h-80l-28 26v-26H58a18 18 0 0 1-18-18V42a18 18 0 0 1 18-18Z"
        fill="var(--brand-fill)"
      />
      <path d="M103 60a18 18 0 1 1 25 17c-6 3-8 6-8 11" {...line} stroke="#fff" strokeWidth="8" />
      <circle cx="120" cy="103" r="5" fill="#fff" />
      <path
        d="M180 96h88a16 16 0 0 1 16 16v44a16 16 0 0 1-16 16h-8v20l-24-20h-56a16 16 0 0 1-16-16v-44a16 16 0 0 1 16-16Z"
        {...sheet}
      />
      <path d="M184 118h80M184 134h64M184 150h40" {...line} stroke="var(--tone-0)" strokeWidth="6" />
      <circle cx="246" cy="44" r="13" fill="var(--tone-2)" />
      <circle cx="278" cy="66" r="6" fill="var(--tone-3)" />
      <circle cx="46" cy="168" r="9" fill="var(--tone-1)" />
    </>
  ),
  library: (
    <>
      {halo}
      <rect x="28" y="172" width="264" height="10" rx="5" fill="var(--line-strong)" />
      <rect x="52" y="76" width="28" height="96" rx="4" fill="var(--tone-1)" />
      <rect x="84" y="56" width="32" height="116" rx="4" fill="var(--brand-fill)" />
      <rect x="120" y="90" width="24" height="82" rx="4" fill="var(--tone-2)" />
      <path d="M58 92h16M58 100h16M92 74h16M92 82h16M92 150h16M126 106h12" {...line} stroke="#fff" strokeWidth="4" />
      <rect x="154" y="72" width="26" height="100" rx="4" fill="var(--tone-3)" transform="rotate(13 167 172)" />
      <rect x="206" y="44" width="76" height="98" rx="10" {...sheet} transform="rotate(6 244 93)" />
      <path d="M224 66l44 5M222 82l44 5M220 98l26 3" {...line} stroke="var(--tone-0)" strokeWidth="5" />
      <circle cx="238" cy="122" r="27" fill="var(--surface)" stroke="var(--ink)" strokeWidth="6" />
      <path d="M258 142l20 24" {...line} stroke="var(--ink)" strokeWidth="10" />
      <path d="M227 122l8 8 14-16" {...line} stroke="var(--brand)" strokeWidth="5" />
    </>
  ),
  plans: (
    <>
      {halo}
      <rect x="34" y="82" width="82" height="102" rx="12" {...sheet} />
      <rect x="204" y="68" width="82" height="116" rx="12" {...sheet} />
      <rect x="112" y="34" width="96" height="154" rx="14" fill="var(--brand-fill)" />
      <path d="M50 104h28M220 92h34" {...line} stroke="var(--tone-1)" strokeWidth="8" />
      <path
        d="M50 128h48M50 144h38M220 118h48M220 134h40M220 150h46"
        {...line}
        stroke="var(--drawing)"
        strokeWidth="6"
      />
      <path d="M150 98h40M150 118h32M150 138h36" {...line} stroke="#fff" strokeWidth="6" />
      <path d="M128 97l5 5 8-9M128 117l5 5 8-9M128 137l5 5 8-9" {...line} stroke="#fff" strokeWidth="4" />
      <path d="m160 46 6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2Z" fill="#f0c56a" />
      <rect x="128" y="158" width="64" height="16" rx="8" fill="#fff" opacity="0.9" />
      <circle cx="58" cy="48" r="15" fill="var(--tone-2)" />
      <path d="M58 40v16M53 44q5-4 10 0t-5 4-5 4 10 0" {...line} stroke="#fff" strokeWidth="2.5" />
      <circle cx="272" cy="42" r="8" fill="var(--tone-3)" />
    </>
  ),
  keys: (
    <>
      {halo}
      <path d="M160 22c24 18 46 22 70 24 0 66-20 108-70 138-50-30-70-72-70-138 24-2 46-6 70-24Z" {...sheet} />
      <path d="M160 40c19 13 36 17 54 19-2 50-18 82-54 106V40Z" fill="var(--drawing)" />
      <circle cx="138" cy="96" r="25" fill="none" stroke="var(--brand-fill)" strokeWidth="13" />
      <path d="M163 96h62v22M205 96v16" {...line} stroke="var(--brand-fill)" strokeWidth="13" />
      <circle cx="138" cy="96" r="6" fill="var(--tone-2)" />
      <path d="M40 60h28M40 76h18M256 140h30M268 156h18" {...line} stroke="var(--tone-0)" strokeWidth="5" />
      <circle cx="276" cy="60" r="10" fill="var(--tone-3)" />
      <circle cx="50" cy="150" r="13" fill="var(--tone-1)" />
    </>
  ),
} satisfies Record<string, ReactNode>
export type BannerDrawingName = keyof typeof drawings

/** A drawing beside words that say the same: nobody hears it. */
export const BannerDrawing = ({ name, className }: { name: BannerDrawingName; className?: string | undefined }) => (
  <svg viewBox="0 0 320 208" className={className} aria-hidden="true">
    {drawings[name]}
  </svg>
)
