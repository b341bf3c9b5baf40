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
import styles from './blog.module.css'

addTexts(texts)

const BlogEditPage = () => {
  const t = useText()
  const id = usePage()?.values.id
  const posts = useQuery(asked.posts)
  const draft = useQuery(asked.draft)
  if (id === undefined)
    return (
      <div className={styles.place}>
        <Redirect to={editAddress(1)} replace />
      </div>
    )
  return (
    <div className={styles.place}>
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
    </div>
  )
}
export default BlogEditPage
