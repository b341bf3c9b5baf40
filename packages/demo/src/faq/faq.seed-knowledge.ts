import type { KnowledgeArticle, KnowledgeCard, KnowledgeCategory } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import { answers } from './faq.answers.ts'
import { drawing, type KnowledgeTopic } from './faq.drawings.ts'

type Topic = {
  topic: KnowledgeTopic
  title: string
  desc: string
  icon: string
  iconColor: KnowledgeCategory['iconColor']
  tint: number
  /** By the address of each. */
  questions: [slug: string, question: string][]
}

const topics: Topic[] = [
  {
    topic: 'rosters',
    title: 'Rosters and shifts',
    desc: 'How a month is planned, who sees it, and how a shift changes hands.',
    icon: 'calendar',
    iconColor: 'success',
    tint: 150,
    questions: [
      ['read-the-month', 'How do I read the month at a glance?'],
      ['swap-a-shift', 'How do I swap a shift with a colleague?'],
      ['night-shift-over-midnight', 'On which day does a night shift count?'],
      ['open-shifts', 'Where do I find shifts that are still open?'],
      ['late-for-a-shift', 'Whom do I call when I will be late?'],
    ],
  },
  {
    topic: 'leave',
    title: 'Leave and absence',
    desc: 'Days off, illness, and what happens to the shifts that you leave behind.',
    icon: 'leave',
    iconColor: 'info',
    tint: 195,
    questions: [
      ['ask-for-leave', 'How far ahead do I ask for leave?'],
      ['ill-on-a-working-day', 'I am ill today. What do I do first?'],
      ['leave-days-left', 'How many days of leave do I have left?'],
      ['leave-refused', 'Why can leave be refused?'],
    ],
  },
  {
    topic: 'pay',
    title: 'Pay and time sheets',
    desc: 'From the hours you worked to the money in your account.',
    icon: 'invoice',
    iconColor: 'warning',
    tint: 40,
    questions: [
      ['hand-in-a-time-sheet', 'Until when do I hand in my time sheet?'],
      ['weekend-rate', 'Which hours are paid at the weekend rate?'],
      ['travel-costs', 'How are travel costs refunded?'],
      ['wrong-hours', 'The hours on my slip are wrong. Who corrects them?'],
    ],
  },
  {
    topic: 'licences',
    title: 'Licences and papers',
    desc: 'Which papers we need from you, and what to do before they run out.',
    icon: 'license',
    iconColor: 'danger',
    tint: 350,
    questions: [
      ['papers-at-the-start', 'Which papers do I need for my first day?'],
      ['licence-runs-out', 'My licence runs out soon. What happens?'],
      ['another-region', 'Does my licence hold in another region?'],
      ['vaccinations', 'Which vaccinations do facilities ask for?'],
    ],
  },
  {
    topic: 'facilities',
    title: 'Working at a facility',
    desc: 'Keys, car parks, handovers: how to arrive well at a place you do not know.',
    icon: 'building',
    iconColor: 'primary',
    tint: 265,
    questions: [
      ['first-day-at-a-facility', 'What do I bring on the first day?'],
      ['where-to-park', 'Where do I park at night?'],
      ['handover', 'How long is a handover, and is it paid?'],
      ['feedback-on-a-facility', 'How do I tell you that something went wrong?'],
    ],
  },
  {
    topic: 'account',
    title: 'Your account',
    desc: 'Signing in, your contact details, and who may see what about you.',
    icon: 'userCircle',
    iconColor: 'secondary',
    tint: 215,
    questions: [
      ['forgotten-password', 'I forgot my password. How do I get in?'],
      ['new-phone-number', 'Where do I change my phone number?'],
      ['who-sees-my-data', 'Who can see my address and my pay?'],
      ['close-my-account', 'How do I close my account when I leave?'],
    ],
  },
]

export const knowledgeCards = (): KnowledgeCard[] =>
  topics.map(({ topic, title, desc, tint }, at) => ({
    id: at + 1,
    category: topic,
    img: drawing(topic, tint),
    title,
    desc,
  }))

/** The questions are numbered through, across the categories. */
export const knowledgeCategories = (): KnowledgeCategory[] => {
  let id = 0
  return topics.map(({ title, icon, iconColor, questions }, at) => ({
    id: at + 1,
    title,
    icon,
    iconColor,
    questions: questions.map(([slug, question]) => ({ id: (id += 1), question, slug })),
  }))
}

/** The longer article, which is also handed out where no question is named. */
const SAMPLE = 'swap-a-shift'
const related = new Set([
  'read-the-month',
  'night-shift-over-midnight',
  'open-shifts',
  'late-for-a-shift',
  'leave-refused',
])

const sampleArticle = (now: Date): KnowledgeArticle => ({
  title: 'How do I swap a shift with a colleague?',
  lastUpdated: dayFrom(now, -9),
  relatedQuestions: knowledgeCategories()
    .flatMap(({ questions }) => questions)
    .filter(({ slug }) => related.has(slug))
    .map(({ id, question }) => ({ id, question })),
  content: [
    '<p>A swap needs three people: you, the colleague who takes your shift, and the planner who checks it. Until all three have agreed, the shift stays yours.</p>',
    '<h3>Before you ask</h3>',
    '<ul><li>Your colleague has worked at the facility before, or has time for a tour.</li><li>Eleven hours of rest remain before and after the shift.</li><li>Their licence covers the ward.</li></ul>',
    '<h3>The swap itself</h3>',
    '<ol><li>Open the shift in your calendar and choose <strong>Offer to a colleague</strong>.</li><li>Pick one person, or everybody who is free on that day.</li><li>Wait for the green mark: the planner has agreed, and the shift has moved.</li></ol>',
    '<blockquote><p>On the day itself do not offer the shift. Call the duty office: they find somebody faster than any list.</p></blockquote>',
    '<p>Hours and pay follow the one who worked. Nothing has to be corrected on your time sheet.</p>',
  ].join(''),
})

/** The answer to a question by its address; undefined where there is no such question. */
export const knowledgeArticle = (now: Date, slug = SAMPLE): KnowledgeArticle | undefined => {
  if (slug === SAMPLE) return sampleArticle(now)
  const topic = knowledgeCategories().find(({ questions }) => questions.some((one) => one.slug === slug))
  const asked = topic?.questions.find((one) => one.slug === slug)
  const answer = Object.hasOwn(answers, slug) ? answers[slug] : undefined
  if (!topic || !asked || !answer) return undefined
  return {
    title: asked.question,
    lastUpdated: dayFrom(now, -3 - asked.id * 4),
    relatedQuestions: topic.questions.filter(({ id }) => id !== asked.id).map(({ id, question }) => ({ id, question })),
    content: answer.map((text) => `<p>${text}</p>`).join(''),
  }
}
