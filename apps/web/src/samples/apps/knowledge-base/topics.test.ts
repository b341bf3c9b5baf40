import type { KnowledgeCard, KnowledgeCategory } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { askedAt, cardsWith, questionsWith, relatedTo, topicsOf } from './topics.ts'

const card = (id: number, category: string, desc: string): KnowledgeCard => ({ id, category, img: '', title: '', desc })
const categories: KnowledgeCategory[] = [
  {
    id: 2,
    title: 'Leave',
    icon: 'leave',
    iconColor: 'info',
    questions: [
      { id: 7, question: 'How many days are left?', slug: 'days-left' },
      { id: 8, question: 'Who refuses a shift?', slug: 'refused' },
    ],
  },
  {
    id: 1,
    title: 'Shifts',
    icon: 'calendar',
    iconColor: 'success',
    questions: [{ id: 3, question: 'How do I swap?', slug: 'swap' }],
  },
]
const topics = topicsOf(
  [card(1, 'rosters', 'The month'), card(2, 'leave', 'Days off'), card(9, 'gone', '')],
  categories,
)
const found = (q: string) => questionsWith(topics, q).map(({ title, questions }) => [title, questions.length])

it('puts a category on its card by number, in the order of the cards', () => {
  expect(topics.map(({ title, category }) => [title, category])).toEqual([
    ['Shifts', 'rosters'],
    ['Leave', 'leave'],
  ])
})

it('finds cards by title or description, whatever the case', () => {
  const titles = (q: string) => cardsWith(topics, q).map(({ title }) => title)
  expect(titles('')).toEqual(['Shifts', 'Leave'])
  expect(titles(' MONTH ')).toEqual(['Shifts'])
  expect(titles('leav')).toEqual(['Leave'])
  expect(titles('swap')).toEqual([])
})

it('finds a topic whole by its title, and otherwise the questions that match', () => {
  expect(found('')).toEqual([
    ['Shifts', 1],
    ['Leave', 2],
  ])
  expect(found('SHIFT')).toEqual([
    ['Shifts', 1],
    ['Leave', 1],
  ])
  expect(found('leave')).toEqual([['Leave', 2]])
  expect(found('parking')).toEqual([])
})

it('leads from an article to the related questions that have a place, and not to itself', () => {
  const article = {
    title: '',
    lastUpdated: '',
    content: '',
    relatedQuestions: [3, 7, 99].map((id) => ({ id, question: `Q${id}` })),
  }
  expect(relatedTo(topics, article, 'swap').map(({ id, place }) => [id, place?.topic.category])).toEqual([
    [7, 'leave'],
    [99, undefined],
  ])
  expect(askedAt(topics, 'refused')?.topic.title).toBe('Leave')
  expect(askedAt(topics, 'nowhere')).toBeUndefined()
})
