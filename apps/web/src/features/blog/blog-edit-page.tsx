import { useQuery } from '@tanstack/react-query'
import texts from 'texts:blog,picture'
import { Redirect } from 'wouter'
import { usePage } from '#web/lib/page.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { editAddress, LIST } from './addresses.ts'
import { asked } from './blog-api.ts'
import { EditForm } from './edit-form.tsx'

addTexts(texts)

const BlogEditPage = () => {
  const t = useText()
  const id = usePage()?.values.id
  const posts = useQuery(asked.posts)
  const draft = useQuery(asked.draft)
  if (id === undefined) return <Redirect to={editAddress(1)} replace />
  return (
    <Answer query={posts}>
      {(all) => {
        const post = all.find((one) => String(one.id) === id)
        if (!post)
          return (
            <Missing title={t('blog.unknown', { id })} href={LIST}>
              {t('blog.all')}
            </Missing>
          )
        return <Answer query={draft}>{(data) => <EditForm key={id} post={post} sample={data} />}</Answer>
      }}
    </Answer>
  )
}
export default BlogEditPage
