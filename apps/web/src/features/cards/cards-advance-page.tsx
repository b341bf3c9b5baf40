import texts from 'texts:advance,card,figures'
import { addTexts } from '#web/lib/text.ts'
import { BrowserStatesCard } from './browser-states-card.tsx'
import { CongratulationCard } from './congratulation-card.tsx'
import { Dashboard, type Place } from './dashboard.tsx'
import { JobCard } from './job-card.tsx'
import { MedalCard } from './medal-card.tsx'
import { MeetupCard } from './meetup-card.tsx'
import { OptionsCard } from './options-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PersonCard } from './person-card.tsx'
import { ProjectCard } from './project-card.tsx'
import { TalkCard } from './talk-card.tsx'
import { TasksCard } from './tasks-card.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { TransactionsCard } from './transactions-card.tsx'

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
