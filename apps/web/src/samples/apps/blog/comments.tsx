import { Button } from '@mantine/core'
import type { BlogComment } from '@onward/contract/samples'
import { useEffect, useRef } from 'react'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { shortCount } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { CommentForm, type AnswerTo } from './comment-form.tsx'
import styles from './blog.module.css'

type Props = {
  comments: readonly BlogComment[]
  /** How many there are; those that are shown are the newest. */
  count: number
  onPost: (comment: BlogComment) => void
}

/** What people say of a post, and a form to say something too. */
export const Comments = ({ comments, count, onPost }: Props) => {
  const t = useText()
  const form = useRef<AnswerTo>(null)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // An address that ends in `#comments` was followed before they were there; the page itself begins at its top.
    if (location.hash === '#comments') requestAnimationFrame(() => place.current?.scrollIntoView())
  }, [])
  return (
    <>
      <section ref={place} id="comments" className={styles.comments} aria-labelledby="comments-title">
        <h2 id="comments-title">{t('blog.commentsTitle')}</h2>
        {count > comments.length && <p>{t('blog.newest', { shown: comments.length, count: shortCount(count) })}</p>}
        <ul>
          {comments.map(({ avatar, userFullName, commentedAt, commentText }, at) => (
            // The newest stands on top: counted from the end each keeps its number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={comments.length - at}>
              <Card>
                <div className={styles.comment}>
                  <Avatar name={userFullName} src={avatar} size={40} />
                  <div>
                    <h3>{userFullName}</h3>
                    <time dateTime={commentedAt}>{mediumDate(commentedAt)}</time>
                    <p>{commentText}</p>
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      leftSection={<Icon name="undo" size={15} />}
                      onClick={() => form.current?.(userFullName)}
                    >
                      {t('blog.reply')}
                      <span className="unseen"> {t('blog.replyTo', { name: userFullName })}</span>
                    </Button>
                  </div>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </section>
      <Card title={t('blog.leave')} hint={t('blog.leaveLead')}>
        <CommentForm answer={form} onPost={onPost} />
      </Card>
    </>
  )
}
