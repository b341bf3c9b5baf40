import type { BlogPost } from '@onward/contract/samples'
import { Link } from 'wouter'
import { shortCount } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { postAddress } from './addresses.ts'
import { Byline } from './byline.tsx'
import { Tags } from './tags.tsx'
import { useOwnCounts } from './done.ts'
import styles from './blog.module.css'

export const PostCard = ({ post }: { post: BlogPost }) => {
  const { id, img, title, avatar, userFullName, blogPosted, tags, excerpt } = post
  const comment = post.comment + useOwnCounts()(id)
  const t = useText()
  const href = postAddress(id)
  return (
    <li className={styles.card}>
      {/* The title leads to the same place. */}
      <Link href={href} tabIndex={-1} aria-hidden="true">
        <img src={img} alt="" width="640" height="360" />
      </Link>
      <div className={styles.body}>
        <h2>
          <Link href={href}>{title}</Link>
        </h2>
        <Byline name={userFullName} avatar={avatar} date={blogPosted} />
        <Tags of={tags} />
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.ends}>
          <Link href={`${href}#comments`}>
            <Icon name="chat" size={16} />
            {t('blog.comments', { count: comment, shown: shortCount(comment) })}
            <span className="unseen"> {t('blog.on', { title })}</span>
          </Link>
          <Link href={href} className={styles.more}>
            {t('blog.more')}
            <span className="unseen"> {title}</span>
          </Link>
        </p>
      </div>
    </li>
  )
}
