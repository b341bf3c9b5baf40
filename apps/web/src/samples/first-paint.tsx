import type { ListedPage } from '@onward/contract'
import texts from 'texts:figures,section'
import type { ReactNode } from 'react'
import { addTexts, textOf } from '#web/lib/text.ts'
import { CongratulationCard } from './apps/dashboards/cards/congratulation-card.tsx'
import dashboard from './apps/dashboards/dashboard.module.css'
import { PageHead } from '#web/ui/layout/page-head.tsx'

addTexts(texts)

/**
 * What is known of a sample's page before its program has come; undefined of the others. Runs at build, as
 * `app/first-paint.tsx` does. `{firstName}` stands for who is signed in.
 */
export const drawSample = ({ id, title }: ListedPage): ReactNode =>
  id === 'analytics' && (
    <>
      <p className="sample-mark">{textOf('section.mark')}</p>
      <PageHead title={title} lead={textOf('figures.analyticsLead')} />
      <div className={dashboard.grid}>
        <div className={dashboard.banner}>
          <CongratulationCard name="{firstName}" />
        </div>
      </div>
    </>
  )
