import type { PostComment, ProfilePost } from '@onward/contract/samples'
import { instantFrom } from '../dates.ts'
import { me, type Person } from '../people.ts'
import { cover } from '../pictures.ts'
import { avatar } from '../portraits.ts'
import { clip } from './profile.drawings.ts'

type Row = {
  hoursAgo: number
  text: string
  shows: 'picture' | 'clip'
  likes: number
  youLiked: boolean
  share: number
  likedBy: Person[]
  /** All comments; the newest are told. */
  comments: number
  told: [by: Person, comment: string, likes: number, youLiked: boolean][]
}

const rows: Row[] = [
  {
    hoursAgo: 2,
    text: 'Thirty-one nights, no gap, and everybody had their days off: the December roster is out. Thank you for every swap that made it possible.',
    shows: 'picture',
    likes: 64,
    youLiked: true,
    share: 6,
    likedBy: ['Amara Nwosu', 'Eero Lehtola', 'Hana Okabe', 'Imani Kiprotich', 'Omar Benhaddou'],
    comments: 23,
    told: [
      [
        'Hana Okabe',
        'The first December that I shall spend at home since I began. I do not know what to cook.',
        12,
        true,
      ],
      ['Eero Lehtola', 'Send me your Tuesday if you get bored.', 5, false],
    ],
  },
  {
    hoursAgo: 29,
    text: 'Four seconds of last night, drawn from memory. The real one was not that quiet.',
    shows: 'clip',
    likes: 118,
    youLiked: false,
    share: 14,
    likedBy: ['Björn Halvorsen', 'Chiara Benedetti', 'Leila Haddadin', 'Mateusz Sobol'],
    comments: 9,
    told: [['Leila Haddadin', 'You forgot the rain. And the dog.', 21, false]],
  },
  {
    hoursAgo: 76,
    text: 'The duty room at Pinecrest has a window now. It took two years, eleven forms and one very patient carpenter.',
    shows: 'picture',
    likes: 87,
    youLiked: false,
    share: 3,
    likedBy: ['Dipa Rangarajan', 'Farida Yusupova', 'Nadia Tremblay-Roy'],
    comments: 2,
    told: [
      ['Dipa Rangarajan', 'Which way does it look?', 0, false],
      ['Gustavo Pereda', 'East. You see the sun when you hand over.', 8, true],
    ],
  },
]

export const profilePostSeed = (now: Date): ProfilePost[] => {
  let id = 0
  return rows.map(({ hoursAgo, text, shows, likes, youLiked, share, likedBy, comments, told }, at) => ({
    id: at + 1,
    avatar: avatar(me),
    username: me,
    postTime: instantFrom(now, -hoursAgo / 24),
    postText: text,
    ...(shows === 'clip' ? { postVid: clip() } : { postImg: cover(text) }),
    likes,
    youLiked,
    comments,
    share,
    likedUsers: likedBy.map((username) => ({ avatar: avatar(username), username })),
    likedCount: likes - likedBy.length,
    detailedComments: told.map(([username, comment, commentsLikes, liked]): PostComment => ({
      id: (id += 1),
      avatar: avatar(username),
      username,
      comment,
      commentsLikes,
      youLiked: liked,
    })),
  }))
}
