import { type CallOptions } from '@onward/contract'
import { faq } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { apiOf } from '#web/lib/api.ts'
import { topicsOf } from './topics.ts'

const api = apiOf(faq)
const topicsNow = async (options: CallOptions) =>
  topicsOf(...(await Promise.all([api.knowledgeCards({}, options), api.knowledgeCategories({}, options)])))

export const useTopics = () =>
  useQuery({ queryKey: ['knowledgeTopics'], queryFn: ({ signal }) => topicsNow({ signal }) })

/** The answer to a question. It comes with the topics, so that one press tries all of it again. */
export const useArticle = (slug: string) =>
  useQuery({
    queryKey: ['knowledgeArticle', slug],
    queryFn: async ({ signal }) => {
      const [topics, article] = await Promise.all([topicsNow({ signal }), api.knowledgeArticle({ slug }, { signal })])
      return { topics, article }
    },
  })
