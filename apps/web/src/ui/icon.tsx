import type { ReactNode } from 'react'

// Drawn for this product on a 24 grid, one stroke width.
const paths = {
  back: <path d="M15 5l-7 7 7 7" />,
  forward: <path d="M9 5l7 7-7 7" />,
  plus: <path d="M12 5v14M5 12h14" />,
  filter: <path d="M4 6h16M7 12h10M10 18h4" />,
  moon: <path d="M20 14.5A8 8 0 019.5 4 8 8 0 1020 14.5z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" />
    </>
  ),
  leave: <path d="M3 12a9 9 0 0118 0zM12 12v6.5a2 2 0 01-4 0M12 3v-.5" />,
  exit: <path d="M10 4H6a2 2 0 00-2 2v12a2 2 0 002 2h4M15 8l4 4-4 4M19 12H9" />,
  search: <path d="M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  alert: (
    <path d="M12 8.5v4.5M12 16.6v.4M10.4 4.6L3 17.4A1.9 1.9 0 004.6 20h14.8a1.9 1.9 0 001.6-2.6L13.6 4.6a1.9 1.9 0 00-3.2 0z" />
  ),
  print: <path d="M7 9V4h10v5M7 17H4v-6a2 2 0 012-2h12a2 2 0 012 2v6h-3M7 14h10v6H7z" />,
  direction: <path d="M4 8h13l-3-3M20 16H7l3 3" />,
  edit: <path d="M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4" />,
  done: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  calendar: <path d="M5 6h14a1 1 0 011 1v12a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1zM4 10.5h16M8 3.5V7M16 3.5V7" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof paths

/** An icon beside a text or in a labelled button: nobody hears it. `turns` mirrors it where reading runs right to left. */
export const Icon = ({ name, size = 18, turns = false }: { name: IconName; size?: number; turns?: boolean }) => (
  <svg
    className={turns ? 'turns' : undefined}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {paths[name]}
  </svg>
)
