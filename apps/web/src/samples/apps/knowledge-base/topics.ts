import type { KnowledgeArticle, KnowledgeCard, KnowledgeCategory } from '@onward/contract/samples'

/** A category with its card: the one has the questions, the other the address and the picture. */
export type Topic = Omit<KnowledgeCategory, 'id'> & Pick<KnowledgeCard, 'category' | 'img' | 'desc'>
export type Asked = Topic['questions'][number] & { topic: Topic }

export const topicsOf = (cards: readonly KnowledgeCard[], categories: readonly KnowledgeCategory[]): Topic[] =>
  cards.flatMap(({ id, category, img, desc }) => {
    const found = categories.find((one) => one.id === id)
    if (!found) return []
    const { title, icon, iconColor, questions } = found
    return [{ category, img, desc, title, icon, iconColor, questions }]
  })

const within = (q: string) => {
  const wanted = q.trim().toLowerCase()
  return (text: string) => text.toLowerCase().includes(wanted)
}

/** The cards whose title or description has the words. */
export const cardsWith = (topics: readonly Topic[], q: string) => {
  const has = within(q)
  return topics.filter(({ title, desc }) => has(title) || has(desc))
}

/** The topics whose title has the words, whole, and of the others the questions that have them. */
export const questionsWith = (topics: readonly Topic[], q: string): Topic[] => {
  const has = within(q)
  return topics.flatMap((topic) => {
    if (has(topic.title)) return [topic]
    const questions = topic.questions.filter(({ question }) => has(question))
    return questions.length > 0 ? [{ ...topic, questions }] : []
  })
}

const allAsked = (topics: readonly Topic[]): Asked[] =>
  topics.flatMap((topic) => topic.questions.map((question) => ({ ...question, topic })))
export const askedAt = (topics: readonly Topic[], slug: string) => allAsked(topics).find((one) => one.slug === slug)

/** The article's related questions, each with its place if it has one; the question itself is not among them. */
export const relatedTo = (topics: readonly Topic[], { relatedQuestions }: KnowledgeArticle, slug: string) => {
  const asked = allAsked(topics)
  return relatedQuestions
    .map(({ id, question }) => ({ id, question, place: asked.find((one) => one.id === id) }))
    .filter(({ place }) => place?.slug !== slug)
}
