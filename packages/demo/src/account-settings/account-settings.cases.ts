import { accountSettings } from '@onward/contract/samples'
import { expect } from 'vitest'
import { read, type CaseApi, type DemoCase } from '../case-kit.ts'

const PATH = '/account-setting/data'
const settings = (api: CaseApi) => read(api.get(PATH), accountSettings.accountSettings.answers[200])
const networks = ['twitter', 'facebook', 'google', 'linkedIn', 'instagram', 'quora'] as const

export const accountSettingsCases: DemoCase[] = [
  {
    proves: '7 account-setting/data · 15.19 general, info, social, notification',
    does: 'hands out the four parts of the settings',
    run: async (api) => expect(Object.keys(await settings(api))).toEqual(['general', 'info', 'social', 'notification']),
  },
  {
    proves: '3 account settings general: avatar, username, fullName, email, company',
    does: 'says whose account it is',
    run: async (api) => {
      const { general } = await settings(api)
      expect(Object.keys(general)).toEqual(['avatar', 'username', 'fullName', 'email', 'company'])
      expect(general.username && general.fullName && general.company).toBeTruthy()
      expect(general.avatar).toMatch(/^data:image\/svg\+xml,/)
      expect(general.email).toMatch(/^[a-z.]+@[a-z-]+\.(test|example)$/)
    },
  },
  {
    proves: '3 account settings info: bio, dob, country, website, phone · 15.19 phone number, dob nullable',
    does: 'tells about the person, the phone as a number',
    run: async (api) => {
      const { info } = await settings(api)
      expect(Object.keys(info)).toEqual(['bio', 'dob', 'country', 'website', 'phone'])
      expect(info.bio && info.country && info.website).toBeTruthy()
      expect(Number.isSafeInteger(info.phone) && info.phone > 0).toBe(true)
      const { dob } = info
      expect(dob === null || (/^\d{4}-\d{2}-\d{2}$/.test(dob) && Date.parse(dob) < api.now.getTime())).toBe(true)
    },
  },
  {
    proves: '3 account settings socialLinks for twitter, facebook, google, linkedIn, instagram, quora',
    does: 'has a place for a link to each of the six networks, some of them empty',
    run: async (api) => {
      const { socialLinks } = (await settings(api)).social
      expect(Object.keys(socialLinks)).toEqual([...networks])
      const links = Object.values(socialLinks)
      expect(links.some((link) => link === '') && links.some((link) => link !== '')).toBe(true)
      for (const link of links) expect(link).toMatch(/^(https:\/\/[a-z]+\.example\/\S+)?$/)
    },
  },
  {
    proves: '15.19 connections per network either {profileImg, id} or {}',
    does: 'is connected to some of the networks, and has an empty object for the others',
    run: async (api) => {
      const { connections } = (await settings(api)).social
      expect(Object.keys(connections)).toEqual([...networks])
      const sizes = Object.values(connections).map((connection) => Object.keys(connection).length)
      expect(new Set(sizes)).toEqual(new Set([0, 2]))
      for (const connection of Object.values(connections)) {
        if ('id' in connection) expect(connection.profileImg).toMatch(/^data:image\/svg\+xml,/)
        else expect(connection).toEqual({})
      }
    },
  },
  {
    proves: '3 account settings: six notification flags',
    does: 'has six flags, some on and some off',
    run: async (api) => {
      const { notification } = await settings(api)
      expect(Object.keys(notification)).toEqual(
        'commentOnArticle answerOnForm followMe newAnnouncements productUpdates blogDigest'.split(' '),
      )
      expect(new Set(Object.values(notification))).toEqual(new Set([true, false]))
    },
  },
  {
    proves: '15.19 no save call · 15.21 takes no input',
    does: 'answers the same whatever is asked for',
    run: async (api) => expect((await api.get(PATH, { followMe: 'true' })).body).toEqual(await settings(api)),
  },
]
