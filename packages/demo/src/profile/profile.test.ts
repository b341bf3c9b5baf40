import { describe, expect, it } from 'vitest'
import { freshDemo, nodeApi, NOW } from '../../test/node-api.ts'
import { profileCases } from './profile.cases.ts'
import { profileSeed } from './profile.seed.ts'

describe('profile', () => {
  it.each(profileCases)('$does ($proves)', ({ run }) => run(nodeApi(freshDemo())))
})

it('every picture is small, and the clip moves once', () => {
  const { post, latestPhotos, header } = profileSeed(NOW)
  const pictures = [...post.map(({ postImg, postVid }) => postImg ?? postVid), ...latestPhotos.map(({ img }) => img)]
  for (const picture of [...pictures, header.coverImg]) expect(picture?.length).toBeLessThan(900)
  const clip = post.find(({ postVid }) => postVid)?.postVid
  expect(clip).toContain("dur='4s' fill='freeze'")
  expect(clip).not.toContain('repeatCount')
})
