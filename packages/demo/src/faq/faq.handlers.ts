import { reply, type Handlers } from '@onward/contract'
import type {
  Faq,
  faq,
  FaqCategory,
  KnowledgeArticle,
  KnowledgeCard,
  KnowledgeCategory,
} from '@onward/contract/samples'
import type { DemoContext } from '../demo.ts'
import { holds } from '../rows.ts'

type Store = {
  faq: Faq
  cards: KnowledgeCard[]
  categories: KnowledgeCategory[]
  articleOf: (slug: string | undefined) => KnowledgeArticle | undefined
}

export const faqHandlers = ({ faq: all, cards, categories, articleOf }: Store): Handlers<typeof faq, DemoContext> => ({
  listFaq: ({ q = '' }) => {
    const found = (category: FaqCategory): FaqCategory => ({
      ...category,
      qandA: category.qandA.filter(({ question }) => holds(question, q.toLowerCase())),
    })
    return {
      payment: found(all.payment),
      delivery: found(all.delivery),
      cancellationReturn: found(all.cancellationReturn),
      myOrders: found(all.myOrders),
      productServices: found(all.productServices),
    }
  },
  knowledgeCards: () => cards,
  knowledgeCategories: () => categories,
  knowledgeArticle: ({ slug }) => articleOf(slug) ?? reply(404),
})
