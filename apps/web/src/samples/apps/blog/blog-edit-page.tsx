import { useQuery } from '@tanstack/react-query'
import texts from 'texts:blog,picture'
import { Redirect } from 'wouter'
import { usePage } from '#web/lib/pages.ts'
import { addTexts } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { editAddress } from './addresses.ts'
import { asked } from './blog-api.ts'
import { EditForm } from './edit-form.tsx'
import { PostOf } from './post-of.tsx'
import styles from './blog.module.css'

addTexts(texts)

const BlogEditPage = () => {
  const id = usePage()?.values.id
  const draft = useQuery(asked.draft)
  if (id === undefined)
    return (
      <div className={styles.place}>
        <Redirect to={editAddress(1)} replace />
      </div>
    )
  return (
    <div className={styles.place}>
      <PostOf id={id}>
        {(post) => (
          <QueryContent query={draft}>{(data) => <EditForm key={id} post={post} sample={data} />}</QueryContent>
        )}
      </PostOf>
    </div>
  )
}
export default BlogEditPage
