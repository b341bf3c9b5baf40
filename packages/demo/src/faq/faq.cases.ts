import { faq, type Faq } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isEmpty, isRefused, read, type CaseApi, type DemoCase } from '../case-kit.ts'
import { faqSeed } from './faq.seed.ts'

const listed = (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  read(api.get('/faq/data', query), faq.listFaq.answers[200])
const cards = (api: CaseApi) => read(api.get('/faq/data/knowledge_base'), faq.knowledgeCards.answers[200])
const categories = (api: CaseApi) => read(api.get('/faq/data/category'), faq.knowledgeCategories.answers[200])
const article = (api: CaseApi, query: Parameters<CaseApi['get']>[1] = {}) =>
  read(api.get('/faq/data/question', query), faq.knowledgeArticle.answers[200])

const keys = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const
const questions = (answer: Faq) => keys.flatMap((key) => answer[key].qandA.map(({ question }) => question))
const found = (q: string) => questions(faqSeed()).filter((question) => question.toLowerCase().includes(q.toLowerCase()))

export const faqCases: DemoCase[] = [
  {
    proves: '15.15 faq keyed payment, delivery, cancellationReturn, myOrders, productServices',
    does: 'hands out five categories, each with icon, titles, questions and answers',
    run: async (api) => {
      const answer = await listed(api)
      expect(Object.keys(answer)).toEqual([...keys])
      for (const key of keys) {
        expect(Object.keys(answer[key]).toSorted()).toEqual(['icon', 'qandA', 'subtitle', 'title'])
        expect(answer[key].icon && answer[key].title && answer[key].subtitle).toBeTruthy()
        expect(answer[key].qandA.length).toBeGreaterThan(2)
        for (const pair of answer[key].qandA) {
          expect(Object.keys(pair).toSorted()).toEqual(['ans', 'question'])
          expect(pair.question && pair.ans).toBeTruthy()
        }
      }
      expect(answer).toEqual(faqSeed())
    },
  },
  ...['size', 'MY ORDER', 'Do you', '?'].map((q) => ({
    proves: '7.4 FAQ search · 15.15 q filters questions',
    does: `finds the questions with "${q}" in every category, capitals or not`,
    run: async (api: CaseApi) => {
      expect(found(q).length).toBeGreaterThan(0)
      expect(questions(await listed(api, { q }))).toEqual(found(q))
    },
  })),
  {
    proves: '15.15 all keys always present · 7.4 categories stay listed',
    does: 'keeps a category whose questions do not match, without a question',
    run: async (api) => {
      const answer = await listed(api, { q: 'stethoscope' })
      const seed = faqSeed()
      for (const key of keys) {
        const { icon, title, subtitle } = answer[key]
        expect({ icon, title, subtitle }).toEqual({
          icon: seed[key].icon,
          title: seed[key].title,
          subtitle: seed[key].subtitle,
        })
      }
      expect(keys.map((key) => answer[key].qandA.length)).toEqual([0, 0, 1, 0, 1])
    },
  },
  {
    proves: '15.15 questions only, not answers',
    does: 'does not look at answers or titles, and answers none',
    run: async (api) => {
      expect(JSON.stringify(faqSeed())).toMatch(/cost centre.*Cancellation & return/s)
      for (const q of ['cost centre', 'Cancellation & return', '__proto__', 'no such question']) {
        const answer = await listed(api, { q })
        expect(Object.keys(answer)).toEqual([...keys])
        expect(questions(answer), q).toEqual([])
      }
    },
  },
  {
    proves: '15.0 empty text is absent: faq',
    does: 'takes an empty search for none',
    run: async (api) => expect(await listed(api, { q: '' })).toEqual(await listed(api)),
  },
  {
    proves: '7.4 FAQ search, then none',
    does: 'has all questions again after a search',
    run: async (api) => {
      await listed(api, { q: 'no such question' })
      expect(await listed(api)).toEqual(faqSeed())
    },
  },
  {
    proves: '15.21 faq/data, wrong types',
    does: 'names a search that is a list or too long',
    run: async (api) => {
      await isRefused(api.get('/faq/data', { q: ['a', 'b'] }), 'q')
      await isRefused(api.get('/faq/data', { q: 'a'.repeat(501) }), 'q')
    },
  },
  {
    proves: '3 knowledge base card · 15.15 bare array of 6 cards',
    does: 'hands out six cards, each with a category and a picture of its own',
    run: async (api) => {
      const all = await cards(api)
      expect(all).toHaveLength(6)
      expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
      for (const key of ['category', 'img', 'title', 'desc'] as const) {
        expect(new Set(all.map((card) => card[key])).size).toBe(6)
      }
      for (const card of all) {
        expect(Object.keys(card).toSorted()).toEqual(['category', 'desc', 'id', 'img', 'title'])
        expect(card.category).toMatch(/^[a-z]+(-[a-z]+)*$/)
        expect(card.img).toMatch(/^data:image\/svg\+xml,/)
      }
    },
  },
  {
    proves: '3 knowledge base category: questions [id, question, slug]',
    does: 'hands out categories with questions, each with an id and an address of its own',
    run: async (api) => {
      const all = await categories(api)
      for (const category of all) {
        expect(Object.keys(category).toSorted()).toEqual(['icon', 'iconColor', 'id', 'questions', 'title'])
        expect(category.questions.length).toBeGreaterThan(2)
      }
      const asked = all.flatMap((category) => category.questions)
      for (const key of ['id', 'question', 'slug'] as const) {
        expect(new Set(asked.map((one) => one[key])).size).toBe(asked.length)
      }
      for (const { slug } of asked) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    },
  },
  {
    proves: '7.5 cards link to category',
    does: 'has a category for each card, with its id and its title',
    run: async (api) => {
      const named = (rows: { id: number; title: string }[]) => rows.map(({ id, title }) => ({ id, title }))
      expect(named(await categories(api))).toEqual(named(await cards(api)))
    },
  },
  {
    proves: '2 sample question page: title, last-updated date, related questions and HTML content',
    does: 'hands out one article, updated on a past day, that leads to questions which are there',
    run: async (api) => {
      const { title, lastUpdated, relatedQuestions, content } = await article(api)
      const asked = (await categories(api)).flatMap(({ questions }) => questions)
      expect(asked.map(({ question }) => question)).toContain(title)
      expect(lastUpdated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(Date.parse(lastUpdated)).toBeLessThan(api.now.getTime())
      expect(relatedQuestions.length).toBeGreaterThan(2)
      for (const { id, question } of relatedQuestions) {
        expect(asked.find((one) => one.id === id)?.question).toBe(question)
        expect(question).not.toBe(title)
      }
      expect(content).toMatch(/^<p>.*<\/p>$/)
    },
  },
  {
    proves: '7.5 question by slug · issue: articles that share one text',
    does: 'answers each question with a text of its own, and leads to questions that are there',
    run: async (api) => {
      const asked = (await categories(api)).flatMap(({ questions }) => questions)
      const texts = new Set<string>()
      for (const { slug, question } of asked) {
        const { title, content, lastUpdated, relatedQuestions } = await article(api, { slug })
        expect(title).toBe(question)
        expect(content).toMatch(/^<p>.*<\/p>$/)
        expect(Date.parse(lastUpdated)).toBeLessThan(api.now.getTime())
        for (const one of relatedQuestions) {
          expect(asked.find(({ id }) => id === one.id)?.question).toBe(one.question)
          expect(one.question).not.toBe(question)
        }
        texts.add(content)
      }
      expect(texts.size).toBe(asked.length)
    },
  },
  {
    proves: '7.5 unknown slug · issue: an unknown slug that shows another one',
    does: 'has no answer to a question that there is not',
    run: async (api) => {
      for (const slug of ['nowhere', '__proto__', 'constructor', 'SWAP-A-SHIFT']) {
        await isEmpty(api.get('/faq/data/question', { slug }), 404)
      }
    },
  },
]
