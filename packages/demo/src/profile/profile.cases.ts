import { profile } from '@onward/contract/samples'
import { expect } from 'vitest'
import { read, type CaseApi, type DemoCase } from '../case-kit.ts'

const shown = (api: CaseApi) => read(api.get('/profile/data'), profile.profile.answers[200])
const isPicture = (picture: string | undefined) => expect(picture).toMatch(/^data:image\/svg\+xml,/)
const keysOf = (row: object) => Object.keys(row).toSorted()

export const profileCases: DemoCase[] = [
  {
    proves: '7 profile/data · 15.10 header … polls',
    does: 'hands out the eight parts of a profile',
    run: async (api) =>
      expect(Object.keys(await shown(api))).toEqual(
        'header userAbout suggestedPages twitterFeeds post latestPhotos suggestions polls'.split(' '),
      ),
  },
  {
    proves: '3 profile header: avatar, username, designation, coverImg',
    does: 'has a head with name, designation and two pictures',
    run: async (api) => {
      const { header } = await shown(api)
      expect(keysOf(header)).toEqual(['avatar', 'coverImg', 'designation', 'username'])
      expect(header.username && header.designation).toBeTruthy()
      isPicture(header.avatar)
      isPicture(header.coverImg)
    },
  },
  {
    proves: '3 profile userAbout: about, joined, lives, email, website',
    does: 'tells about somebody who joined on a past day',
    run: async (api) => {
      const { userAbout } = await shown(api)
      expect(keysOf(userAbout)).toEqual(['about', 'email', 'joined', 'lives', 'website'])
      expect(userAbout.about && userAbout.lives && userAbout.website).toBeTruthy()
      expect(userAbout.email).toMatch(/^[a-z.]+@[a-z-]+\.(test|example)$/)
      expect(userAbout.joined).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(Date.parse(userAbout.joined)).toBeLessThan(api.now.getTime())
    },
  },
  {
    proves: '7.3 suggested pages (star = favourite), twitter feeds',
    does: 'suggests pages and shows short messages, some of them favourites',
    run: async (api) => {
      const { suggestedPages, twitterFeeds } = await shown(api)
      for (const rows of [suggestedPages, twitterFeeds]) {
        expect(rows.length).toBeGreaterThan(2)
        expect(new Set(rows.map(({ favorite }) => favorite))).toEqual(new Set([true, false]))
        for (const { avatar, username } of rows) {
          isPicture(avatar)
          expect(username).toBeTruthy()
        }
      }
      for (const { id, desc, tags } of twitterFeeds) {
        expect(id && desc).toBeTruthy()
        expect(tags).toMatch(/^#\w+( #\w+)*$/)
      }
    },
  },
  {
    proves: '3 profile post · 15.10 postTime, postText, postImg or postVid, youLiked, share, likedCount',
    does: 'has past posts, the newest first, each with a picture or a clip but not both',
    run: async (api) => {
      const { post } = await shown(api)
      for (const one of post) {
        expect(keysOf(one).filter((key) => key !== 'postImg' && key !== 'postVid')).toEqual(
          'id avatar username postTime postText likes youLiked comments share likedUsers likedCount detailedComments'
            .split(' ')
            .toSorted(),
        )
        expect([one.postImg, one.postVid].filter(Boolean)).toHaveLength(1)
        isPicture(one.postImg ?? one.postVid)
        expect(new Date(one.postTime).toISOString()).toBe(one.postTime)
        expect(Date.parse(one.postTime)).toBeLessThan(api.now.getTime())
      }
      expect(new Set(post.map((one) => Boolean(one.postVid)))).toEqual(new Set([true, false]))
      expect(new Set(post.map(({ youLiked }) => youLiked))).toEqual(new Set([true, false]))
      const times = post.map(({ postTime }) => postTime)
      expect(times).toEqual(times.toSorted().toReversed())
      expect(new Set(post.map(({ id }) => id)).size).toBe(post.length)
    },
  },
  {
    proves: '7.3 likes with avatars "+N more", comments · 15.10 detailedComments have commentsLikes, youLiked',
    does: 'counts all who like a post, and tells no more comments than there are',
    run: async (api) => {
      const { post } = await shown(api)
      for (const { likes, likedUsers, likedCount, comments, detailedComments } of post) {
        expect(likedUsers.length + likedCount).toBe(likes)
        expect(new Set(likedUsers.map(({ username }) => username)).size).toBe(likedUsers.length)
        expect(detailedComments.length).toBeGreaterThan(0)
        expect(detailedComments.length).toBeLessThanOrEqual(comments)
        for (const comment of detailedComments) {
          expect(keysOf(comment)).toEqual(['avatar', 'comment', 'commentsLikes', 'id', 'username', 'youLiked'])
          expect(comment.username && comment.comment).toBeTruthy()
        }
      }
      const told = post.flatMap(({ detailedComments }) => detailedComments)
      expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
      expect(new Set(told.map(({ youLiked }) => youLiked))).toEqual(new Set([true, false]))
    },
  },
  {
    proves: '7.3 latest photos (9 grid)',
    does: 'has nine photos, no two alike',
    run: async (api) => {
      const { latestPhotos } = await shown(api)
      expect(new Set(latestPhotos.map(({ img }) => img)).size).toBe(9)
      expect(latestPhotos).toHaveLength(9)
      for (const { img } of latestPhotos) isPicture(img)
    },
  },
  {
    proves: '3 profile suggestions with mutualFriend',
    does: 'suggests people with whom one shares friends',
    run: async (api) => {
      const { suggestions } = await shown(api)
      expect(suggestions.length).toBeGreaterThan(3)
      for (const suggestion of suggestions) {
        expect(keysOf(suggestion)).toEqual(['avatar', 'mutualFriend', 'name'])
        expect(suggestion.mutualFriend).toBeGreaterThan(0)
      }
    },
  },
  {
    proves: '3 profile polls: name, result, votedUser · 15.10 result is a percent text',
    does: 'has a poll whose shares make a hundred, with voters of whom nobody voted twice',
    run: async (api) => {
      const { polls } = await shown(api)
      for (const poll of polls) {
        expect(keysOf(poll)).toEqual(['name', 'result', 'votedUser'])
        expect(poll.result).toMatch(/^\d{1,3}%$/)
      }
      expect(polls.reduce((sum, { result }) => sum + Number.parseInt(result, 10), 0)).toBe(100)
      const voters = polls.flatMap(({ votedUser }) => votedUser.map(({ username }) => username))
      expect(voters.length).toBeGreaterThan(3)
      expect(new Set(voters).size).toBe(voters.length)
    },
  },
  {
    proves: '15.21 profile/data takes no input',
    does: 'answers the same whatever is asked for',
    run: async (api) => expect((await api.get('/profile/data', { id: 7 })).body).toEqual(await shown(api)),
  },
]
