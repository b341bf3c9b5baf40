import type { BlogCategory, BlogPost } from '@onward/contract/samples'
import { expect, it } from 'vitest'
import { found } from './found.ts'

const post = (id: number, title: string, userFullName: string, tags: BlogCategory[]): BlogPost => ({
  id,
  img: '',
  title,
  avatar: '',
  userFullName,
  blogPosted: '2026-11-21',
  tags,
  excerpt: 'Four wards let us listen.',
  comment: 0,
})
const posts = [
  post(1, 'Crème brûlée at three', 'Gustavo Pereda', ['Food']),
  post(2, 'Shoes', 'Hana Okabe', ['Fashion', 'Video']),
]

it.each([
  ['', '', [1, 2]],
  ['creme', '', [1]],
  ['OKABE', '', [2]],
  ['wards', '', [1, 2]],
  ['', 'Video', [2]],
  ['creme', 'Video', []],
  ['', 'Nothing', []],
])('%s in %s', (q, category, ids) => expect(found(posts, q, category).map(({ id }) => id)).toEqual(ids))
