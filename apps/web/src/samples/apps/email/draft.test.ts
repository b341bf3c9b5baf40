import { expect, it } from 'vitest'
import { addressOf, forwardOf, htmlOf, replyTo } from './draft.ts'

const mail = { from: { name: 'Ada', email: 'ada@a.test', avatar: null }, message: '<p>Hello</p>' }

it('an answer goes to the writer and quotes them', () => {
  const draft = replyTo(mail, 'Lunch')
  expect(draft).toMatchObject({ to: ['Ada <ada@a.test>'], subject: 'Re: Lunch' })
  expect(draft.message).toContain('<blockquote><p>Hello</p></blockquote>')
})
it('an answer to an answer says so once', () => expect(replyTo(mail, 're: Lunch').subject).toBe('re: Lunch'))
it('what is forwarded has nobody to go to yet', () =>
  expect(forwardOf(mail, 'Re: Lunch')).toMatchObject({ to: [], subject: 'Fwd: Re: Lunch' }))
it.each([
  ['Ada <ada@a.test>', 'ada@a.test'],
  [' ada@a.test ', 'ada@a.test'],
])('the address of %j', (person, address) => expect(addressOf(person)).toBe(address))
it('plain text stays plain', () => expect(htmlOf('1 < 2 & 3\nb')).toBe('<p>1 &lt; 2 &amp; 3</p><p>b</p>'))
