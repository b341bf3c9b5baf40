import type { ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Outcome } from './outcome.tsx'

/** In place of what a mailed link leads to, where the page was loaded anew and has it no more; `children` are ways on. */
export const LinkAway = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    <Outcome tone="waiting" title={t('account.away')} text={t('account.awayText')}>
      {children}
    </Outcome>
  )
}
