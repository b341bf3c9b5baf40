import type { ReactNode } from 'react'
import type { Kind } from './kinds.ts'
import { Backdrop, Bar, CHECK, Dots, Padlock, Person, PLUS, Seal, Sheet } from './scene-parts.tsx'

const scenes: Record<Kind, ReactNode> = {
  login: (
    <>
      <Sheet x={168} y={62} width={224} height={330} radius={26} />
      <Person x={280} y={138} size={44} />
      <Bar x={200} y={208} width={160} height={34} />
      <Bar x={200} y={256} width={160} height={34} />
      <Dots x={222} y={273} count={6} />
      <Bar x={200} y={316} width={160} height={38} fill="var(--brand-fill)" />
      <Bar x={252} y={331} width={56} height={8} fill="#fff" />
      <g fill="none" stroke="#f0c56a" strokeWidth="13" strokeLinecap="round">
        <circle cx="424" cy="236" r="25" />
        <path d="M406 256l-62 66M366 298l18 17M350 316l13 13" />
      </g>
    </>
  ),
  register: (
    <>
      <path d="M214 20l66 74 66-74" fill="none" stroke="var(--brand)" strokeWidth="14" strokeLinejoin="round" />
      <Sheet x={160} y={92} width={240} height={300} radius={26} />
      <Bar x={250} y={112} width={60} height={14} fill="var(--line-strong)" />
      <Person x={280} y={200} size={56} />
      <Bar x={208} y={282} width={144} height={16} fill="var(--line-strong)" />
      <Bar x={230} y={312} width={100} />
      <Bar x={196} y={346} width={46} height={18} fill="var(--brand-wash)" />
      <Bar x={254} y={346} width={110} height={18} />
      <Seal x={400} y={352} d={PLUS} />
    </>
  ),
  'forgot-password': (
    <>
      <Padlock x={280} y={212} />
      <path
        d="M258 250a23 23 0 1136 20c-9 6-14 11-14 21"
        fill="none"
        stroke="#fff"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <circle cx="280" cy="314" r="8" fill="#fff" />
      <Sheet x={352} y={304} width={116} height={82} radius={14} />
      <path d="M358 314l52 38 52-38" fill="none" stroke="var(--brand)" strokeWidth="5" strokeLinejoin="round" />
      <Sheet x={84} y={346} width={150} height={44} radius={14} />
      <Dots x={110} y={368} count={4} />
      <path d="M190 358v20" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  'reset-password': (
    <>
      <Padlock x={280} y={166} open />
      <circle cx="280" cy="216" r="15" fill="#fff" />
      <path d="M280 220v32" stroke="#fff" strokeWidth="13" strokeLinecap="round" />
      <Sheet x={132} y={322} width={296} height={64} radius={18} />
      <Dots x={168} y={354} count={8} gap={24} />
      <Seal x={404} y={354} size={24} d={CHECK} />
      <g fill="none" stroke="#f0c56a" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M126 150a160 160 0 0154-74" />
        <path d="M156 66l28 8-6 29" />
      </g>
    </>
  ),
  'verify-email': (
    <>
      <path d="M128 214l152-118 152 118v160a18 18 0 01-18 18H146a18 18 0 01-18-18z" fill="var(--line-strong)" />
      <Sheet x={170} y={84} width={220} height={240} radius={16} />
      <Bar x={200} y={188} width={160} />
      <Bar x={200} y={216} width={120} />
      <Seal x={280} y={138} size={30} d={CHECK} />
      <path
        d="M128 216l152 104 152-104v158a18 18 0 01-18 18H146a18 18 0 01-18-18z"
        fill="var(--surface-raised)"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M134 386l112-90M426 386l-112-90" stroke="var(--line-strong)" strokeWidth="2" />
    </>
  ),
  'two-steps': (
    <>
      <Sheet x={186} y={34} width={188} height={362} radius={32} />
      <Bar x={252} y={52} width={56} height={10} fill="var(--line-strong)" />
      <path
        d="M280 92l46 16v38c0 32-20 52-46 64-26-12-46-32-46-64v-38z"
        fill="var(--brand-fill)"
        strokeLinejoin="round"
      />
      <path
        d="M260 148l15 15 27-30"
        fill="none"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Bar x={216} y={324} width={128} height={34} fill="var(--brand-fill)" />
      <Bar x={252} y={337} width={56} height={8} fill="#fff" />
      {[0, 1, 2, 3, 4, 5].map((box) => (
        <g key={box}>
          <Sheet x={120 + box * 55} y={234} width={45} height={56} radius={12} />
          {box < 4 && <circle cx={142.5 + box * 55} cy="262" r="7" fill="var(--brand)" />}
        </g>
      ))}
      <path d="M362 250v24" stroke="var(--brand)" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
}

/** What the page is about, without words. */
export const Scene = ({ kind }: { kind: Kind }) => (
  <svg viewBox="0 0 560 424">
    <Backdrop />
    {scenes[kind]}
  </svg>
)
