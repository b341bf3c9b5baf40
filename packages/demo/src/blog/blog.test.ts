import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { blogCases } from './blog.cases.ts'
import { postSeed } from './blog.seed.ts'

describe('blog', () => {
  it.each(blogCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it('the sample posts have titles, texts and small pictures of their own', () => {
  const posts = postSeed(NOW)
  for (const key of ['title', 'excerpt', 'img', 'blogPosted'] as const) {
    expect(new Set(posts.map((post) => post[key])).size).toBe(posts.length)
  }
  for (const { img, avatar } of posts) expect(Math.max(img.length, avatar.length)).toBeLessThan(900)
})
