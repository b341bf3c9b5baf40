import { serve } from '@onward/contract'
import { faq } from '@onward/contract/samples'
import type { Answer, DemoDeps } from '../demo.ts'
import { faqHandlers } from './faq.handlers.ts'
import { knowledgeArticle, knowledgeCards, knowledgeCategories } from './faq.seed-knowledge.ts'
import { faqSeed } from './faq.seed.ts'

export const openFaq = ({ now, context }: DemoDeps): Answer => {
  const opened = now()
  const store = {
    faq: faqSeed(),
    cards: knowledgeCards(),
    categories: knowledgeCategories(),
    articleOf: (slug: string | undefined) => knowledgeArticle(opened, slug),
  }
  return serve(faq, faqHandlers(store), context, { lenient: true })
}
