import type { PostComment, ProfilePost } from '@onward/contract/samples'

/** Liked by the reader, or not any more; the count goes along. */
export const liked = <Thing extends { youLiked: boolean }>(thing: Thing, count: keyof Thing & string): Thing => ({
  ...thing,
  youLiked: !thing.youLiked,
  [count]: Number(thing[count]) + (thing.youLiked ? -1 : 1),
})

/** The post with one more comment behind those that are shown; a text of blanks is none. */
export const commented = (post: ProfilePost, by: { avatar: string; username: string }, text: string): ProfilePost => {
  const comment = text.trim()
  if (comment === '') return post
  const id = Math.max(0, ...post.detailedComments.map((one) => one.id)) + 1
  const own: PostComment = { id, ...by, comment, commentsLikes: 0, youLiked: false }
  return { ...post, comments: post.comments + 1, detailedComments: [...post.detailedComments, own] }
}
