import type { BlogPost } from '@onward/contract/samples'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import texts from 'texts:blog,share'
import { Redirect, useLocation } from 'wouter'
import { usePage } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { LIST, postAddress } from './addresses.ts'
import { asked } from './blog-api.ts'
import { BlogFrame } from './blog-frame.tsx'
import { PostOf } from './post-of.tsx'
import { PostView } from './post-view.tsx'
import styles from './blog.module.css'

addTexts(texts)

const BlogDetailPage = () => {
  const id = usePage()?.values.id
  if (id === undefined)
    return (
      <div className={styles.place}>
        <Redirect to={postAddress(1)} replace />
      </div>
    )
  return (
    <BlogFrame search={<SearchElsewhere />}>
      <PostOf id={id}>{(post) => <Detail key={id} post={post} />}</PostOf>
    </BlogFrame>
  )
}
export default BlogDetailPage

const Detail = ({ post }: { post: BlogPost }) => (
  <QueryContent query={useQuery(asked.detail(String(post.id)))}>
    {(data) => <PostView post={post} detail={data} />}
  </QueryContent>
)

/** Searches in the list, which is another page. */
const SearchElsewhere = () => {
  const t = useText()
  const [, navigate] = useLocation()
  const [q, setQ] = useState('')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        navigate(`${LIST}${q.trim() && `?q=${encodeURIComponent(q.trim())}`}`)
      }}
    >
      <TextInput
        type="search"
        size="md"
        aria-label={t('blog.search')}
        placeholder={t('ui.search')}
        enterKeyHint="search"
        leftSection={<Icon name="search" size={15} />}
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
    </form>
  )
}
