import * as v from 'valibot'
import { Text } from '../row-fields.ts'
import { endpoints, nothing } from '../http.ts'

export const BlogCategory = v.picklist(['Fashion', 'Food', 'Gaming', 'Quote', 'Video'])
export type BlogCategory = v.InferOutput<typeof BlogCategory>

/** Days are `2026-11-21`. */
const Day = v.string()
const Author = { avatar: v.string(), userFullName: v.string() }

export const BlogPost = v.object({
  id: v.number(),
  img: v.string(),
  title: v.string(),
  ...Author,
  blogPosted: Day,
  tags: v.array(BlogCategory),
  excerpt: v.string(),
  /** How many comments there are. */
  comment: v.number(),
})
export type BlogPost = v.InferOutput<typeof BlogPost>

export const BlogSidebar = v.object({
  recentPosts: v.array(v.object({ id: v.number(), img: v.string(), title: v.string(), createdTime: Day })),
  categories: v.array(v.object({ category: BlogCategory, icon: v.string() })),
})
export type BlogSidebar = v.InferOutput<typeof BlogSidebar>

export const BlogComment = v.object({ ...Author, commentedAt: Day, commentText: v.string() })
export type BlogComment = v.InferOutput<typeof BlogComment>

export const BlogDetail = v.object({
  blog: v.object({
    img: v.string(),
    title: v.string(),
    ...Author,
    createdTime: Day,
    tags: v.array(BlogCategory),
    /** Rich text. */
    content: v.string(),
    comments: v.number(),
    /** How many people keep it. */
    bookmarked: v.number(),
  }),
  comments: v.array(BlogComment),
})
export type BlogDetail = v.InferOutput<typeof BlogDetail>

export const BlogDraft = v.object({
  ...Author,
  createdTime: Day,
  blogTitle: v.string(),
  blogCategories: v.array(v.object({ value: v.string(), label: BlogCategory })),
  slug: v.string(),
  status: v.picklist(['Published', 'Pending', 'Draft']),
  /** Rich text. */
  excerpt: v.string(),
  featuredImage: v.string(),
})
export type BlogDraft = v.InferOutput<typeof BlogDraft>

/** A post by its number; without one, the first. */
const Which = v.object({ id: Text })

/** The sample blog. */
export const blog = endpoints({
  blogPosts: { method: 'GET', path: '/blog/list/data', answers: { 200: v.array(BlogPost) } },
  blogSidebar: { method: 'GET', path: '/blog/list/data/sidebar', answers: { 200: BlogSidebar } },
  blogDetail: {
    method: 'GET',
    path: '/blog/list/data/detail',
    input: Which,
    answers: { 200: BlogDetail, 404: nothing },
  },
  blogDraft: { method: 'GET', path: '/blog/list/data/edit', input: Which, answers: { 200: BlogDraft, 404: nothing } },
})
