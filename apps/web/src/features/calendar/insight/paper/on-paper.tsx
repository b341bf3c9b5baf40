import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Printing } from '../../printing.tsx'
import type { ReportOnPaper } from './report-paper.tsx'

const ReportPaper = lazyPart(() => import('./report-paper.tsx'), 'ReportPaper')

/** What a report says of itself on paper, which downloads by itself once the report has been painted. */
export const OnPaper = (props: ReportOnPaper) => (
  <Printing>
    <ReportPaper {...props} />
  </Printing>
)
