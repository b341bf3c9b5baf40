import type { ProfilePost } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { commented, liked } from './feed.ts'

const me = { avatar: '', username: 'Keala Mahoe' }
const post: ProfilePost = {
  id: 1,
  ...me,
  postTime: '2026-11-21T16:00:00Z',
  postText: 'Quiet.',
  likes: 4,
  youLiked: false,
  comments: 9,
  share: 0,
  likedUsers: [],
  likedCount: 4,
  detailedComments: [{ id: 7, ...me, comment: 'First', commentsLikes: 0, youLiked: true }],
}

it('counts a like once, and takes it back', () => {
  const once = liked(post, 'likes')
  expect([once.youLiked, once.likes]).toEqual([true, 5])
  expect(liked(once, 'likes')).toEqual(post)
})

it('appends a comment with a number of its own', () => {
  const next = commented(post, me, '  Good night \n')
  expect(next.comments).toBe(10)
  expect(next.detailedComments.at(-1)).toEqual({
    id: 8,
    ...me,
    comment: 'Good night',
    commentsLikes: 0,
    youLiked: false,
  })
  expect(commented({ ...post, detailedComments: [] }, me, 'x').detailedComments[0]?.id).toBe(1)
})

it.each(['', '  ', '\n\t'])('takes no comment of blanks: %j', (text) => expect(commented(post, me, text)).toBe(post))
