import type { Profile, ProfilePost } from '@onward/contract/samples'
import { useState } from 'react'
import { ago, count, instant } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Faces } from '#web/samples/ui/people/faces.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { CommentBox } from './comment-box.tsx'
import { commented, liked } from './feed.ts'
import { LikeButton } from './like-button.tsx'
import styles from './profile.module.css'

const MINUTE_MS = 60_000
type Props = { post: ProfilePost; me: Profile['header']; onChange: (post: ProfilePost) => void }

export const PostCard = ({ post, me, onChange }: Props) => {
  const t = useText()
  const [now] = useState(() => Date.now())
  const { avatar, username, postTime, postText, postImg, postVid, likes, youLiked } = post
  const shown = postImg ?? postVid
  return (
    <Card>
      <article
        className={styles.post}
        aria-label={t('profile.postBy', { name: username, text: postText.slice(0, 60) })}
      >
        <header className={styles.head}>
          <Avatar name={username} src={avatar} size={46} />
          <span className={styles.two}>
            <strong>{username}</strong>
            <time dateTime={postTime} title={instant(postTime)}>
              {ago(Math.max(0, Math.round((now - Date.parse(postTime)) / MINUTE_MS)))}
            </time>
          </span>
        </header>
        <p>{postText}</p>
        {shown !== undefined && (
          <img
            className={styles.picture}
            src={shown}
            alt={t(postVid === undefined ? 'profile.picture' : 'profile.clip')}
            width="640"
            height="360"
          />
        )}
        <div className={styles.counts}>
          <LikeButton
            isOn={youLiked}
            label={t('profile.likes', { count: likes, shown: count(likes) })}
            onToggle={() => onChange(liked(post, 'likes'))}
          />
          <Faces
            label={t('profile.likedBy')}
            people={post.likedUsers}
            {...(post.likedCount > 0 && { more: t('profile.andMore', { count: likes - post.likedUsers.length }) })}
          />
          <span className={styles.ends}>
            <span>
              <Icon name="chat" size={18} />
              {count(post.comments)}
              <span className="unseen"> {t('profile.commentsWord', { count: post.comments })}</span>
            </span>
            <span>
              <Icon name="share" size={18} />
              {count(post.share)}
              <span className="unseen"> {t('profile.sharesWord', { count: post.share })}</span>
            </span>
          </span>
        </div>
        <ul className={styles.comments} aria-label={t('profile.comments')}>
          {post.detailedComments.map((comment) => (
            <li key={comment.id}>
              <Avatar name={comment.username} src={comment.avatar} size={34} />
              <div>
                <strong>{comment.username}</strong>
                <p>{comment.comment}</p>
              </div>
              <LikeButton
                isOn={comment.youLiked}
                label={t('profile.likesOf', {
                  count: comment.commentsLikes,
                  shown: count(comment.commentsLikes),
                  name: comment.username,
                })}
                shown={count(comment.commentsLikes)}
                onToggle={() =>
                  onChange({
                    ...post,
                    detailedComments: post.detailedComments.map((one) =>
                      one.id === comment.id ? liked(one, 'commentsLikes') : one,
                    ),
                  })
                }
              />
            </li>
          ))}
        </ul>
        <CommentBox onPost={(text) => onChange(commented(post, me, text))} />
      </article>
    </Card>
  )
}
