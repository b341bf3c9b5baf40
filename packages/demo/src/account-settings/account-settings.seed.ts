import type { AccountSettings } from '@onward/contract/samples'
import { emailOf, me } from '../people.ts'
import { avatar } from '../portraits.ts'

export const accountSettingsSeed = (): AccountSettings => ({
  general: {
    avatar: avatar(me),
    username: 'keala.mahoe',
    fullName: me,
    email: emailOf(me),
    company: 'Northgate Staffing',
  },
  info: {
    bio: 'Plans nights for forty colleagues and still works four of them each month.',
    dob: '1988-05-14',
    country: 'United States',
    website: 'keala-mahoe.example',
    phone: 5_550_100_142,
  },
  social: {
    socialLinks: {
      twitter: 'https://twitter.example/keala-mahoe',
      facebook: '',
      google: '',
      linkedIn: 'https://linkedin.example/in/keala-mahoe',
      instagram: '',
      quora: '',
    },
    connections: {
      twitter: { profileImg: avatar(me), id: 'keala.on.nights' },
      facebook: {},
      google: { profileImg: avatar('Keala'), id: 'keala.mahoe' },
      linkedIn: {},
      instagram: {},
      quora: {},
    },
  },
  notification: {
    commentOnArticle: true,
    answerOnForm: true,
    followMe: false,
    newAnnouncements: true,
    productUpdates: false,
    blogDigest: true,
  },
})
