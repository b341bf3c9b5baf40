import * as v from 'valibot'
import { endpoints } from '../http.ts'

const Portrayed = { avatar: v.string(), username: v.string() }

export const PostComment = v.object({
  id: v.number(),
  ...Portrayed,
  comment: v.string(),
  commentsLikes: v.number(),
  youLiked: v.boolean(),
})
export type PostComment = v.InferOutput<typeof PostComment>

export const ProfilePost = v.object({
  id: v.number(),
  ...Portrayed,
  /** An instant, UTC. */
  postTime: v.string(),
  postText: v.string(),
  postImg: v.optional(v.string()),
  /** A clip instead of a picture: a drawing that moves for a few seconds once it is shown. */
  postVid: v.optional(v.string()),
  likes: v.number(),
  youLiked: v.boolean(),
  comments: v.number(),
  share: v.number(),
  /** Some of those who like it, */
  likedUsers: v.array(v.object(Portrayed)),
  /** and how many more there are. */
  likedCount: v.number(),
  /** The newest of the comments. */
  detailedComments: v.array(PostComment),
})
export type ProfilePost = v.InferOutput<typeof ProfilePost>

export const Poll = v.object({
  name: v.string(),
  /** `62%` */
  result: v.string(),
  votedUser: v.array(v.object(Portrayed)),
})
export type Poll = v.InferOutput<typeof Poll>

export const Profile = v.object({
  header: v.object({ ...Portrayed, designation: v.string(), coverImg: v.string() }),
  userAbout: v.object({
    about: v.string(),
    /** `2026-11-21` */
    joined: v.string(),
    lives: v.string(),
    email: v.string(),
    website: v.string(),
  }),
  suggestedPages: v.array(v.object({ ...Portrayed, subtitle: v.string(), favorite: v.boolean() })),
  twitterFeeds: v.array(
    v.object({
      ...Portrayed,
      /** The name behind the @. */
      id: v.string(),
      desc: v.string(),
      /** `#handover #nights` */
      tags: v.string(),
      favorite: v.boolean(),
    }),
  ),
  post: v.array(ProfilePost),
  latestPhotos: v.array(v.object({ img: v.string() })),
  suggestions: v.array(v.object({ avatar: v.string(), name: v.string(), mutualFriend: v.number() })),
  polls: v.array(Poll),
})
export type Profile = v.InferOutput<typeof Profile>

/** The sample profile with its feed. */
export const profile = endpoints({
  profile: { method: 'GET', path: '/profile/data', answers: { 200: Profile } },
})
