import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi } from '../../test/node-api.ts'
import { faqCases } from './faq.cases.ts'
import { knowledgeCards } from './faq.seed-knowledge.ts'

describe('faq and knowledge base', () => {
  it.each(faqCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it('the pictures of the cards are small', () => {
  for (const { img } of knowledgeCards()) expect(img.length).toBeLessThan(900)
})
