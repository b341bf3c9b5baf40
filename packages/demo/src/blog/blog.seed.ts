import type { BlogCategory, BlogDetail, BlogDraft, BlogPost, BlogSidebar } from '@onward/contract/samples'
import { dayFrom } from '../dates.ts'
import type { Person } from '../people.ts'
import { cover } from '../pictures.ts'
import { avatar } from '../portraits.ts'
import { comments, content } from './blog.seed-article.ts'
import { texts } from './blog.seed-texts.ts'

type Row = [title: string, author: Person, daysAgo: number, tags: BlogCategory[], comments: number, excerpt: string]

// The newest stands on top.
const rows: Row[] = [
  [
    'What a good handover sounds like',
    'Farida Yusupova',
    2,
    ['Video', 'Quote'],
    comments.length,
    'Four wards let us listen for a week. The best handovers were not the longest ones: they left room for one question.',
  ],
  [
    'Pockets, seams and sixty degrees',
    'Chiara Benedetti',
    6,
    ['Fashion'],
    1542,
    'We washed nine scrub tops fifty times each. Three of them still look like new, and one has lost its pockets.',
  ],
  [
    'The soup at three in the morning',
    'Gustavo Pereda',
    11,
    ['Food'],
    327,
    'The night canteen of Harbor View cooks for twenty people. Its cook tells us why the soup is never the same twice.',
  ],
  [
    'A board game that teaches triage',
    'Hana Okabe',
    19,
    ['Gaming', 'Video'],
    86,
    'Twelve cards, one clock and far too few beds. After two rounds you see the waiting room with other eyes.',
  ],
  [
    '“Nobody remembers the quiet nights”',
    'Imani Kiprotich',
    27,
    ['Quote'],
    12_860,
    'A midwife looks back at thirty years of nights, and at the one in which nothing happened at all.',
  ],
  [
    'Shoes for people who never sit down',
    'Jonas Vanderlinden',
    38,
    ['Fashion', 'Video'],
    214,
    'We counted steps for a month. On an ordinary day a ward nurse walks eleven kilometres, most of them in the same corridor.',
  ],
  [
    'Five lunches that survive a pager',
    'Leila Haddadin',
    52,
    ['Food'],
    1003,
    'They can be eaten cold, with one hand, and in three parts. None of them drips on a keyboard.',
  ],
  [
    'High scores against stage fright',
    'Mateusz Sobol',
    67,
    ['Gaming'],
    41,
    'Students practise their first consultation with a game that rolls its eyes at them. It helps more than a mirror.',
  ],
  [
    'One question for every first day',
    'Amara Nwosu',
    85,
    ['Quote', 'Video'],
    1,
    'Ask where the coffee is, and you will be shown the ward. Ask what they are proud of, and you will be one of them.',
  ],
  [
    'Mending the white coat',
    'Priscilla Achterberg',
    104,
    ['Fashion', 'Food'],
    0,
    'Coffee, ink and beetroot: what comes out of a coat, what stays in it, and when a patch is the better answer.',
  ],
]

export const postSeed = (now: Date): BlogPost[] =>
  rows.map(([title, author, daysAgo, tags, comment, excerpt], at) => ({
    id: at + 1,
    img: cover(title),
    title,
    avatar: avatar(author),
    userFullName: author,
    blogPosted: dayFrom(now, -daysAgo),
    tags,
    excerpt,
    comment,
  }))

const icons: [BlogCategory, icon: string][] = [
  ['Fashion', 'shop'],
  ['Food', 'food'],
  ['Gaming', 'game'],
  ['Quote', 'quote'],
  ['Video', 'video'],
]

export const sidebarSeed = (now: Date): BlogSidebar => ({
  recentPosts: postSeed(now)
    .slice(0, 4)
    .map(({ id, img, title, blogPosted }) => ({ id, img, title, createdTime: blogPosted })),
  categories: icons.map(([category, icon]) => ({ category, icon })),
})

/** A post by its number, the newest without one; undefined where there is none. */
const sample = (now: Date, id = '1') => {
  const post = postSeed(now).find((one) => String(one.id) === id)
  if (!post) return undefined
  const { avatar, userFullName, blogPosted } = post
  const text = post.id === 1 ? { content, comments } : texts[post.id]
  if (!text) return undefined
  return { post, author: { avatar, userFullName, createdTime: blogPosted }, ...text }
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

export const detailSeed = (now: Date, id?: string): BlogDetail | undefined => {
  const found = sample(now, id)
  if (!found) return undefined
  const { post, author } = found
  const { img, title, tags, comment } = post
  return {
    blog: {
      img,
      title,
      ...author,
      tags,
      content: found.content,
      comments: comment,
      bookmarked: 1240 - (post.id - 1) * 97,
    },
    // The newest of them, none before the post itself.
    comments: found.comments.slice(0, comment).map(([by, daysAgo, commentText]) => ({
      avatar: avatar(by),
      userFullName: by,
      commentedAt: dayFrom(now, -daysAgo),
      commentText,
    })),
  }
}

export const draftSeed = (now: Date, id?: string): BlogDraft | undefined => {
  const found = sample(now, id)
  if (!found) return undefined
  const { img, title, tags } = found.post
  return {
    ...found.author,
    blogTitle: title,
    blogCategories: tags.map((label) => ({ value: label.toLowerCase(), label })),
    slug: slugOf(title),
    status: 'Published',
    excerpt: found.content,
    featuredImage: img,
  }
}
