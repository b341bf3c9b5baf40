import * as v from 'valibot'
import { endpoints } from '../http.ts'

const ofEachNetwork = <S extends v.GenericSchema>(form: S) =>
  v.object({ twitter: form, facebook: form, google: form, linkedIn: form, instagram: form, quora: form })

export const AccountSettings = v.object({
  general: v.object({
    avatar: v.string(),
    username: v.string(),
    fullName: v.string(),
    email: v.string(),
    company: v.string(),
  }),
  info: v.object({
    bio: v.string(),
    /** `1988-11-21` */
    dob: v.nullable(v.string()),
    country: v.string(),
    website: v.string(),
    phone: v.number(),
  }),
  social: v.object({
    /** Addresses; empty where there is none. */
    socialLinks: ofEachNetwork(v.string()),
    /** Who one is there; nothing where one is not connected. */
    connections: ofEachNetwork(
      v.union([v.strictObject({ profileImg: v.string(), id: v.string() }), v.strictObject({})]),
    ),
  }),
  notification: v.object({
    commentOnArticle: v.boolean(),
    answerOnForm: v.boolean(),
    followMe: v.boolean(),
    newAnnouncements: v.boolean(),
    productUpdates: v.boolean(),
    blogDigest: v.boolean(),
  }),
})
export type AccountSettings = v.InferOutput<typeof AccountSettings>

/** The sample settings. They are changed on the screen only. */
export const accountSettings = endpoints({
  accountSettings: { method: 'GET', path: '/account-setting/data', answers: { 200: AccountSettings } },
})
