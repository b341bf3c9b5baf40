import type { BlogPost } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:blog,picture'
import { Redirect } from 'wouter'
import { usePage } from '#web/lib/pages/pages.ts'
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
  if (id === undefined)
    return (
      <div className={styles.place}>
        <Redirect to={editAddress(1)} replace />
      </div>
    )
  return (
    <div className={styles.place}>
      <PostOf id={id}>{(post) => <Draft key={id} post={post} />}</PostOf>
    </div>
  )
}
export default BlogEditPage

const Draft = ({ post }: { post: BlogPost }) => (
  <QueryContent query={useQuery(asked.draft(String(post.id)))}>
    {(data) => <EditForm post={post} sample={data} />}
  </QueryContent>
)
