import { blog } from '@onward/contract/samples'
import { expect } from 'vitest'
import { isEmpty, read, type CaseApi, type DemoCase } from '../case-kit.ts'
import { postSeed } from './blog.seed.ts'

type Query = Parameters<CaseApi['get']>[1]
const BASE = '/blog/list/data'
const posts = (api: CaseApi) => read(api.get(BASE), blog.blogPosts.answers[200])
const sidebar = (api: CaseApi) => read(api.get(`${BASE}/sidebar`), blog.blogSidebar.answers[200])
const detail = (api: CaseApi, query: Query = {}) => read(api.get(`${BASE}/detail`, query), blog.blogDetail.answers[200])
const draft = (api: CaseApi, query: Query = {}) => read(api.get(`${BASE}/edit`, query), blog.blogDraft.answers[200])

const categories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video']
const isPast = (api: CaseApi, day: string) => {
  expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(Date.parse(day)).toBeLessThanOrEqual(api.now.getTime())
}

export const blogCases: DemoCase[] = [
  {
    proves: '3 blog list item · 15.10 bare array · 7.7 the 6+ items',
    does: 'hands out ten posts with every field, the newest first',
    run: async (api) => {
      const all = await posts(api)
      expect(all).toEqual(postSeed(api.now))
      expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      for (const post of all) {
        expect(Object.keys(post).toSorted()).toEqual(
          'id img title avatar userFullName blogPosted tags excerpt comment'.split(' ').toSorted(),
        )
        expect(post.title && post.userFullName && post.excerpt).toBeTruthy()
        expect(post.img).toMatch(/^data:image\/svg\+xml,/)
        expect(post.avatar).toMatch(/^data:image\/svg\+xml,/)
        expect(new Set(post.tags).size).toBe(post.tags.length)
        isPast(api, post.blogPosted)
      }
      const days = all.map(({ blogPosted }) => blogPosted)
      expect(days).toEqual(days.toSorted().toReversed())
    },
  },
  {
    proves: '3 blog categories seen: Fashion, Food, Gaming, Quote, Video',
    does: 'tags posts with each of the five categories, and each post with one at least',
    run: async (api) => {
      const all = await posts(api)
      expect(new Set(all.flatMap(({ tags }) => tags))).toEqual(new Set(categories))
      expect(all.every(({ tags }) => tags.length > 0)).toBe(true)
    },
  },
  {
    proves: '7.7 comment numbers of 1000 and more are shown as 1.5k',
    does: 'has posts with no comment, with one, with some and with thousands',
    run: async (api) => {
      const counts = (await posts(api)).map(({ comment }) => comment)
      expect(counts).toContain(0)
      expect(counts).toContain(1)
      expect(counts.filter((count) => count > 1 && count < 1000).length).toBeGreaterThan(0)
      expect(counts.filter((count) => count >= 1000).length).toBeGreaterThan(1)
    },
  },
  {
    proves: '3 blog sidebar: recentPosts, categories · 7.7 recent posts (4), categories (5)',
    does: 'shows the four newest posts and the five categories beside them',
    run: async (api) => {
      const { recentPosts, categories: shown } = await sidebar(api)
      expect(recentPosts).toEqual(
        (await posts(api))
          .slice(0, 4)
          .map(({ id, img, title, blogPosted }) => ({ id, img, title, createdTime: blogPosted })),
      )
      expect(shown.map(({ category }) => category)).toEqual(categories)
      for (const { icon } of shown) expect(icon).toBeTruthy()
    },
  },
  {
    proves: '3 blog detail: blog, comments · 15.10',
    does: 'shows the first post whole, with its comments',
    run: async (api) => {
      const { blog: shown, comments } = await detail(api)
      const [first] = await posts(api)
      expect(Object.keys(shown).toSorted()).toEqual(
        'img title avatar userFullName createdTime tags content comments bookmarked'.split(' ').toSorted(),
      )
      expect(shown).toMatchObject({
        img: first?.img,
        title: first?.title,
        avatar: first?.avatar,
        userFullName: first?.userFullName,
        createdTime: first?.blogPosted,
        tags: first?.tags,
        comments: first?.comment,
      })
      expect(shown.content).toMatch(/^<p>.*<\/p>$/)
      expect(shown.bookmarked).toBeGreaterThan(999)
      expect(comments).toHaveLength(shown.comments)
    },
  },
  {
    proves: '3 blog comments: avatar, userFullName, commentedAt, commentText',
    does: 'has comments of days since the post, the newest first',
    run: async (api) => {
      const { blog: shown, comments } = await detail(api)
      expect(comments.length).toBeGreaterThan(1)
      for (const comment of comments) {
        expect(Object.keys(comment).toSorted()).toEqual(['avatar', 'commentText', 'commentedAt', 'userFullName'])
        expect(comment.userFullName && comment.commentText).toBeTruthy()
        expect(comment.avatar).toMatch(/^data:image\/svg\+xml,/)
        isPast(api, comment.commentedAt)
        expect(comment.commentedAt >= shown.createdTime).toBe(true)
      }
      const days = comments.map(({ commentedAt }) => commentedAt)
      expect(days).toEqual(days.toSorted().toReversed())
    },
  },
  {
    proves: '3 blog edit: blogTitle, blogCategories, slug, status Published, excerpt, featuredImage · 15.10',
    does: 'hands out the first post to be written on',
    run: async (api) => {
      const [first] = await posts(api)
      const { blog: shown } = await detail(api)
      expect(await draft(api)).toEqual({
        avatar: first?.avatar,
        userFullName: first?.userFullName,
        createdTime: first?.blogPosted,
        blogTitle: first?.title,
        blogCategories: first?.tags.map((tag) => ({ value: tag.toLowerCase(), label: tag })),
        slug: first?.title
          .toLowerCase()
          .replace(/[^a-z]+/g, '-')
          .replace(/^-|-$/g, ''),
        status: 'Published',
        excerpt: shown.content,
        featuredImage: first?.img,
      })
    },
  },
  {
    proves: '7.8 · 7.9 /:id · issue: posts that share one text and comments',
    does: 'has for each post a text and comments of its own, none older than the post, and no more than are counted',
    run: async (api) => {
      const all = await posts(api)
      const written = new Set<string>()
      const said = new Set<string>()
      for (const { id, title, img, blogPosted, comment } of all) {
        const { blog: shown, comments } = await detail(api, { id })
        expect(shown).toMatchObject({ title, img, createdTime: blogPosted, comments: comment })
        expect(comments.length).toBeLessThanOrEqual(comment)
        expect(comment === 0 || comments.length > 0).toBe(true)
        for (const { commentedAt, commentText } of comments) {
          expect(commentedAt >= blogPosted).toBe(true)
          expect(said.has(commentText)).toBe(false)
          said.add(commentText)
        }
        written.add(shown.content)
        expect(await draft(api, { id })).toMatchObject({ blogTitle: title, excerpt: shown.content })
      }
      expect(written.size).toBe(all.length)
    },
  },
  {
    proves: '15.10 without an id the first · 7.8 unknown id',
    does: 'hands out the first post where none is named, and none for a number that there is not',
    run: async (api) => {
      expect(await detail(api, { id: 1 })).toEqual(await detail(api))
      expect(await draft(api, { id: 1 })).toEqual(await draft(api))
      for (const id of ['999', '0', 'x', '__proto__']) {
        await isEmpty(api.get(`${BASE}/detail`, { id }), 404)
        await isEmpty(api.get(`${BASE}/edit`, { id }), 404)
      }
      expect((await api.get(BASE, { q: 'soup', page: 2 })).body).toEqual(await posts(api))
    },
  },
]
