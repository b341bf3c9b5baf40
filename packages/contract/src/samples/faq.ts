import * as v from 'valibot'
import { endpoints, nothing } from '../http.ts'
import { Text } from '../row-fields.ts'
import { ThemeColor } from './theme-color.ts'

export const QuestionAndAnswer = v.object({ question: v.string(), ans: v.string() })
export type QuestionAndAnswer = v.InferOutput<typeof QuestionAndAnswer>

export const FaqCategory = v.object({
  icon: v.string(),
  title: v.string(),
  subtitle: v.string(),
  qandA: v.array(QuestionAndAnswer),
})
export type FaqCategory = v.InferOutput<typeof FaqCategory>

/** Each category is always there; one without a question that matches has none. */
export const Faq = v.object({
  payment: FaqCategory,
  delivery: FaqCategory,
  cancellationReturn: FaqCategory,
  myOrders: FaqCategory,
  productServices: FaqCategory,
})
export type Faq = v.InferOutput<typeof Faq>

export const KnowledgeCard = v.object({
  id: v.number(),
  /** The category in the page's address. */
  category: v.string(),
  img: v.string(),
  title: v.string(),
  desc: v.string(),
})
export type KnowledgeCard = v.InferOutput<typeof KnowledgeCard>

/** Has the id and the title of its card. */
export const KnowledgeCategory = v.object({
  id: v.number(),
  title: v.string(),
  icon: v.string(),
  iconColor: ThemeColor,
  questions: v.array(v.object({ id: v.number(), question: v.string(), slug: v.string() })),
})
export type KnowledgeCategory = v.InferOutput<typeof KnowledgeCategory>

export const KnowledgeArticle = v.object({
  title: v.string(),
  /** `2026-11-21` */
  lastUpdated: v.string(),
  relatedQuestions: v.array(v.object({ id: v.number(), question: v.string() })),
  /** Rich text. */
  content: v.string(),
})
export type KnowledgeArticle = v.InferOutput<typeof KnowledgeArticle>

/** Questions with their answers, and the knowledge base. */
export const faq = endpoints({
  listFaq: { method: 'GET', path: '/faq/data', input: v.object({ q: Text }), answers: { 200: Faq } },
  knowledgeCards: { method: 'GET', path: '/faq/data/knowledge_base', answers: { 200: v.array(KnowledgeCard) } },
  knowledgeCategories: { method: 'GET', path: '/faq/data/category', answers: { 200: v.array(KnowledgeCategory) } },
  knowledgeArticle: {
    method: 'GET',
    path: '/faq/data/question',
    /** A question by the last part of its address; without one, any. */
    input: v.object({ slug: Text }),
    answers: { 200: KnowledgeArticle, 404: nothing },
  },
})
