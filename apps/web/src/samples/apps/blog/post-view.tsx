import { Button } from '@mantine/core'
import type { BlogDetail, BlogPost } from '@onward/contract/samples'
import { Link } from 'wouter'
import { shortCount } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Html } from '#web/samples/ui/rich-text/html.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { ShareMenu } from '#web/samples/ui/controls/share-menu.tsx'
import { editAddress } from './addresses.ts'
import { Byline } from './byline.tsx'
import { Comments } from './comments.tsx'
import { rewritten, useDrafts } from './drafts.ts'
import { Tags } from './tags.tsx'
import { useDone } from './done.ts'
import styles from './blog.module.css'

export const PostView = ({ post, detail }: { post: BlogPost; detail: BlogDetail }) => {
  const t = useText()
  const draft = useDrafts().get(post.id)
  const { id, img, title, avatar, userFullName, blogPosted, tags, comment } = rewritten(post, draft)
  const { content, bookmarked } = detail.blog
  const [{ isKept, own }, done] = useDone(post.id)
  const comments = comment + own.length
  const kept = bookmarked + (isKept ? 1 : 0)
  return (
    <>
      <Card className={styles.post}>
        <article>
          <img className={styles.hero} src={img} alt="" width="1200" height="500" />
          <header className={styles.postHead}>
            <h2>{title}</h2>
            <Link href={editAddress(id)} className={styles.edit}>
              <Icon name="edit" size={16} />
              {t('blog.edit')}
            </Link>
          </header>
          <Byline name={userFullName} avatar={avatar} date={blogPosted} />
          <Tags of={tags} />
          <div className={styles.text}>
            <Html of={draft?.content ?? content} />
          </div>
          <div className={styles.author}>
            <Avatar name={userFullName} src={avatar} size={56} />
            <div>
              <h3>{userFullName}</h3>
              <p>{t('blog.bio', { name: userFullName.split(' ')[0] ?? userFullName })}</p>
            </div>
          </div>
          <footer className={styles.foot}>
            <a href="#comments">
              <Icon name="chat" size={18} />
              {t('blog.comments', { count: comments, shown: shortCount(comments) })}
            </a>
            <Button
              variant="subtle"
              color={isKept ? 'lagoon' : 'gray'}
              aria-pressed={isKept}
              leftSection={<Icon name="bookmark" size={18} />}
              onClick={() => done({ isKept: !isKept })}
            >
              {t('blog.bookmarks', { count: kept, shown: shortCount(kept) })}
            </Button>
            <span className={styles.share}>
              <ShareMenu />
            </span>
          </footer>
        </article>
      </Card>
      <Comments
        comments={[...own, ...detail.comments]}
        count={comments}
        onPost={(posted) => {
          done({ own: [posted, ...own] })
        }}
      />
    </>
  )
}
