import texts from 'texts:advance,card,figures'
import { addTexts } from '#web/lib/text.ts'
import { BrowserStatesCard } from './cards/browser-states-card.tsx'
import { CongratulationCard } from './cards/congratulation-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { JobCard } from './cards/job-card.tsx'
import { MedalCard } from './cards/medal-card.tsx'
import { MeetupCard } from './cards/meetup-card.tsx'
import { OptionsCard } from './cards/options-card.tsx'
import { PaymentCard } from './cards/payment-card.tsx'
import { PersonCard } from './cards/person-card.tsx'
import { ProjectCard } from './cards/project-card.tsx'
import { TalkCard } from './cards/talk-card.tsx'
import { TasksCard } from './cards/tasks-card.tsx'
import { TimelineCard } from './cards/timeline-card.tsx'
import { TransactionsCard } from './cards/transactions-card.tsx'

addTexts(texts)

const PLACES: Place[] = [
  { of: CongratulationCard, span: 'eight' },
  { of: MedalCard, span: 'four' },
  ...[TasksCard, MeetupCard, PersonCard, JobCard, TransactionsCard, PaymentCard].map((of) => ({ of, span: 'tall' })),
  { of: TimelineCard, span: 'broadTall' },
  ...[TalkCard, OptionsCard].map((of) => ({ of, span: 'tall' })),
  ...[BrowserStatesCard, ProjectCard].map((of) => ({ of, span: 'six' })),
]

/** Cards that do something of their own. */
const CardsAdvancePage = () => <Dashboard places={PLACES} />
export default CardsAdvancePage
