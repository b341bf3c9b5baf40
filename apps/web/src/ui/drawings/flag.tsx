import type { ReactNode } from 'react'
import type { Language } from '#web/lib/text.ts'

// Drawn on a 24 by 16 field; the language's name always stands beside it.
const flags: Record<Language, ReactNode> = {
  en: (
    <>
      <rect width="24" height="16" fill="#26418f" />
      <path d="M0 0l24 16M24 0L0 16" stroke="#fff" strokeWidth="3" />
      <path d="M0 0l24 16M24 0L0 16" stroke="#cc2439" strokeWidth="1.2" />
      <path d="M12 0v16M0 8h24" stroke="#fff" strokeWidth="5" />
      <path d="M12 0v16M0 8h24" stroke="#cc2439" strokeWidth="3" />
    </>
  ),
  fr: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <rect width="8" height="16" fill="#1f3a93" />
      <rect x="16" width="8" height="16" fill="#d6303f" />
    </>
  ),
  de: (
    <>
      <rect width="24" height="16" fill="#d6252b" />
      <rect width="24" height="5.33" fill="#1b1b1b" />
      <rect y="10.67" width="24" height="5.33" fill="#f5c518" />
    </>
  ),
  pt: (
    <>
      <rect width="24" height="16" fill="#d22f2f" />
      <rect width="9.5" height="16" fill="#1f7a3d" />
      <circle cx="9.5" cy="8" r="3.2" fill="#f5c518" />
      <circle cx="9.5" cy="8" r="1.6" fill="#fff" />
    </>
  ),
  // No one country's: the colours that many of them share.
  ar: (
    <>
      <rect width="24" height="16" fill="#fff" />
      <rect width="24" height="5.33" fill="#1b1b1b" />
      <rect y="10.67" width="24" height="5.33" fill="#1f7a3d" />
      <path d="M0 0l9 8-9 8z" fill="#c8202f" />
    </>
  ),
}

export const Flag = ({ of }: { of: Language }) => (
  <svg viewBox="0 0 24 16" width="21" height="14" className="flag" aria-hidden="true">
    {flags[of]}
  </svg>
)
