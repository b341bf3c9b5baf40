import texts from 'texts:contact,knowledge'
import { usePage } from '#web/lib/pages/pages.ts'
import { addTexts } from '#web/lib/text.ts'
import { ArticleView } from './article-view.tsx'
import { CategoryView } from './category-view.tsx'
import { Landing } from './landing.tsx'

addTexts(texts)

/** Its three levels: all topics, the questions of one, and an answer. */
const KnowledgeBasePage = () => {
  const { category, question } = usePage()?.values ?? {}
  return (
    <>
      {category === undefined && <Landing />}
      {category !== undefined && question === undefined && <CategoryView key={category} category={category} />}
      {category !== undefined && question !== undefined && <ArticleView category={category} slug={question} />}
    </>
  )
}
export default KnowledgeBasePage
