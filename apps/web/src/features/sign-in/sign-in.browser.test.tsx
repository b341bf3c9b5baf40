import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focused, keys } from '#test/hand.ts'
import { answerAll, visit } from '#test/house.tsx'
import { serve } from '#test/server.ts'
import { drop } from '#web/lib/storage.ts'
import { speak } from '#web/lib/text.ts'
import AcceptInvitationPage from './accept-invitation-page.tsx'
import ForgotPasswordPage from './forgot-password-page.tsx'
import LoginPage from './login-page.tsx'
import RegisterPage from './register-page.tsx'
import ResetPasswordPage from './reset-password-page.tsx'
import { useMailToken } from './use-mail-token.ts'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const refusal = (message: string, issues: { path: string; message: string; code?: string }[] = []) => ({
  message,
  issues,
})
let own: string
beforeAll(() => {
  own = `${location.pathname}${location.search}`
})
beforeEach(() => () => history.replaceState(null, '', own))

describe('signing in', () => {
  it('asks for what is missing, and leads to the first of it', async () => {
    const asked = answerAll(() => ({}))
    visit(<LoginPage />, '/login')
    await press('Sign in')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Required')
    await expect.element(field('Password')).toHaveAccessibleDescription('Required')
    expect([focused(), asked]).toEqual(['E-mail', []])
    await field('E-mail').fill('ada@onward.test')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('')
    await press('Sign in')
    await expect.poll(focused).toBe('Password')
  })

  it('says no more of a refusal than that it was one, and keeps what was typed', async () => {
    answerAll(() => refusal('There is no such user'), 400)
    visit(<LoginPage />, '/login')
    await field('E-mail').fill('ada@onward.test')
    await field('Password').fill('wrong')
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toMatchTextContent('no such user')
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(field('E-mail')).toHaveValue('ada@onward.test')
    await expect.element(field('Password')).toHaveValue('wrong')
  })

  it('says what else went wrong in the words of the server', async () => {
    answerAll(() => refusal('Too many attempts. Try again in a minute.'), 429)
    visit(<LoginPage />, '/login')
    await field('E-mail').fill('ada@onward.test')
    await field('Password').fill('Onward-2026')
    await press('Sign in')
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Too many attempts.')
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it('leads to the other pages, which know where one was going', async () => {
    history.replaceState(null, '', '/login?returnUrl=%2Fgarden')
    const { at } = visit(<LoginPage />, '/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    expect(at()).toBe('/register?returnUrl=%2Fgarden')
  })
})

describe('registering', () => {
  const fill = async () => {
    await field('Username').fill('ada')
    await field('E-mail').fill('ada@onward.test')
    await field('Password').fill('Onward-2026')
    await page.getByRole('checkbox').click()
  }

  it('wants everything, an address that is one, and the terms', async () => {
    const asked = answerAll(() => ({}))
    visit(<RegisterPage />, '/register')
    await field('E-mail').fill('ada')
    await press('Create account')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('This is not an e-mail address')
    await expect.element(page.getByText('Agree to the terms to go on')).toBeVisible()
    expect([focused(), asked]).toEqual(['Username', []])
  })

  it('marks what is taken', async () => {
    answerAll(() => ({ error: { email: 'This e-mail address is taken', username: null } }))
    visit(<RegisterPage />, '/register')
    await fill()
    await press('Create account')
    await expect.element(field('E-mail')).toHaveAccessibleDescription('This e-mail address is taken')
    await expect.poll(focused).toBe('E-mail')
    await expect.element(field('Username')).toHaveValue('ada')
  })

  it('marks the fields that a refusal names, and says above them what none can show', async () => {
    answerAll(() => refusal('Wrong', [{ path: 'password', message: 'is too easy to guess' }]), 400)
    visit(<RegisterPage />, '/register')
    await fill()
    await press('Create account')
    await expect.element(field('Password')).toHaveAccessibleDescription('is too easy to guess')
    expect(page.getByRole('alert').elements()).toEqual([])
    answerAll(() => refusal('Wrong', [{ path: 'password', message: 'is too weak', code: 'few' }]), 400)
    await press('Create account')
    await expect.element(field('Password')).toHaveAccessibleDescription('Must not repeat so few characters')
    answerAll(() => refusal('Nobody may register here'), 403)
    await press('Create account')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Nobody may register here')
  })
})

describe('a forgotten password', () => {
  it('is asked for by an address, and the answer takes the focus', async () => {
    const asked = answerAll(() => ({}))
    visit(<ForgotPasswordPage />, '/forgot-password')
    await field('E-mail').fill(' ada@onward.test ')
    await keys('{Enter}')
    await expect.poll(() => document.activeElement?.tagName).toBe('H1')
    expect(asked).toEqual(['/jwt/forgot-password'])
    await expect.element(page.getByRole('main')).toMatchTextContent('ada@onward.test')
  })

  it('is not asked for without one', async () => {
    const asked = answerAll(() => ({}))
    visit(<ForgotPasswordPage />, '/forgot-password')
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Required')
    expect(asked).toEqual([])
  })
})

describe('a mailed link', () => {
  const Token = () => <output>{useMailToken()}</output>
  const token = page.getByRole('status')

  it('is read once, and leaves the bar', async () => {
    history.replaceState(null, '', '/reset-password?from=mail#secret')
    visit(<Token />)
    await expect.element(token).toHaveTextContent('secret')
    await expect.poll(() => `${location.pathname}${location.search}${location.hash}`).toBe('/reset-password?from=mail')
  })

  it('of a mail in another language leads to a page that speaks it, unless one was chosen here', async () => {
    const lang = () => document.documentElement.lang
    const open = (language: string) => {
      history.replaceState(null, '', `/reset-password#secret&${language}`)
      visit(<Token />)
    }
    try {
      open('de')
      await expect.element(token).toHaveTextContent('secret')
      await expect.poll(lang).toBe('de')
      expect(location.hash).toBe('')
      open('fr')
      await expect.poll(() => location.hash).toBe('')
      expect(lang()).toBe('de')
      drop('language')
      open('xx')
      await expect.poll(() => location.hash).toBe('')
      expect(lang()).toBe('de')
    } finally {
      await speak('en')
      drop('language')
    }
  })

  it('that is pasted over an open page counts as well', async () => {
    history.replaceState(null, '', '/reset-password')
    visit(<Token />)
    await expect.element(token).toHaveTextContent('')
    location.hash = 'another'
    await expect.element(token).toHaveTextContent('another')
    expect(location.hash).toBe('')
  })
})

describe('a new password', () => {
  const open = async () => {
    history.replaceState(null, '', '/reset-password#secret')
    visit(<ResetPasswordPage />, '/reset-password')
    await expect.element(field('New password')).toBeVisible()
  }
  const set = async (password: string, repeated = password) => {
    await field('New password').fill(password)
    await field('Repeat the new password').fill(repeated)
    await keys('{Enter}')
  }

  it('has to be the same twice', async () => {
    const asked = answerAll(() => ({}))
    await open()
    await set('Onward-2026', 'Onward-2027')
    await expect.poll(focused).toBe('Repeat the new password')
    expect(asked).toEqual(['/jwt/reset-link'])
  })

  it('that is too weak leaves the link good, and what was typed', async () => {
    answerAll(() => refusal('Wrong', [{ path: 'password', message: 'is too easy to guess' }]), 400)
    await open()
    await set('onward')
    await expect.element(field('New password')).toHaveAccessibleDescription('is too easy to guess')
    await expect.element(field('New password')).toHaveValue('onward')
  })

  it.each([
    ['short', { least: 12 }, 'Must have at least 12 characters'],
    ['few', {}, 'Must not repeat so few characters'],
    ['known', {}, /^Must not be made of your name, .* Take three or more words that do not belong together\.$/],
    ['common', {}, /^Must not be made of what many people choose\. Take three or more words /],
    // The word of another version: as the server says it.
    ['leaked', {}, 'is too easy to guess'],
  ])('that is too weak is said to be so in words of the page: %s', async (code, more, words) => {
    answerAll(() => refusal('Wrong', [{ path: 'password', message: 'is too easy to guess', code, ...more }]), 400)
    await open()
    await set('onward')
    await expect.element(field('New password')).toHaveAccessibleDescription(words)
    await expect.poll(focused).toBe('New password')
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  const USED = refusal('Wrong', [{ path: 'token', message: 'has been used' }])
  it('is not asked for by a link that has been used, which leads to another', async () => {
    answerAll(() => USED, 400)
    history.replaceState(null, '', '/reset-password#secret')
    visit(<ResetPasswordPage />, '/reset-password')
    await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '/forgot-password')
    expect(field('New password').elements()).toEqual([])
  })

  it('ends at a link that is used meanwhile', async () => {
    let isUsed = false
    const asked = serve(() => (isUsed ? { status: 400, body: USED } : { body: {} }))
    await open()
    await expect.poll(() => asked.length).toBe(1)
    isUsed = true
    await set('Onward-2026')
    await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '/forgot-password')
    expect(field('New password').elements()).toEqual([])
  })

  it('that is set leads to the sign-in, and leaves no session behind', async () => {
    localStorage.setItem('accessToken', 'old')
    answerAll(() => ({}))
    await open()
    await set('Onward-2026')
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('needs a link', async () => {
    history.replaceState(null, '', '/reset-password')
    visit(<ResetPasswordPage />, '/reset-password')
    await expect.element(page.getByRole('link').first()).toHaveAttribute('href', '/forgot-password')
  })
})

describe('an invitation', () => {
  const invited = { accountName: 'Harbor Staffing', fullName: 'Ada', email: 'ada@onward.test', invitedBy: 'Grace' }
  const open = async () => {
    history.replaceState(null, '', '/accept-invitation#secret')
    visit(<AcceptInvitationPage />, '/accept-invitation')
    await expect.element(page.getByText(/^Grace invites you to Harbor Staffing/)).toBeVisible()
    await expect.element(field('E-mail')).toHaveValue('ada@onward.test')
  }
  const accept = async () => {
    await field('Username').fill('ada')
    await field('Password').fill('onward')
    await press('Accept and sign in')
  }

  it('that was opened and is refused for a weak password stays good, with what was typed', async () => {
    answerAll(() => invited)
    await open()
    answerAll(() => refusal('Wrong', [{ path: 'password', message: 'is too easy to guess' }]), 400)
    await accept()
    await expect.element(field('Password')).toHaveAccessibleDescription('is too easy to guess')
    await expect.element(field('Username')).toHaveValue('ada')
  })

  it('is refused for a weak password in words of the page', async () => {
    answerAll(() => invited)
    await open()
    answerAll(() => refusal('Wrong', [{ path: 'password', message: 'is too weak', code: 'common' }]), 400)
    await accept()
    await expect.element(field('Password')).toHaveAccessibleDescription(/^Must not be made of what many people choose/)
  })

  it.each([
    [
      'used or taken back meanwhile',
      400,
      [{ path: 'token', message: 'is no longer valid' }],
      'This link no longer works',
    ],
    ['for an address that somebody has by now', 409, [], 'Your address has a user already'],
  ])('%s says so, and leads to the sign-in', async (_, status, issues, title) => {
    answerAll(() => invited)
    await open()
    answerAll(() => refusal('Wrong', issues), status)
    await accept()
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it.each([
    ['/accept-invitation', 200, 'Open the link in your mail once more'],
    ['/accept-invitation#dead', 400, 'This link no longer works'],
    // People sign in by the identity service alone.
    ['/accept-invitation#secret', 403, 'Accept your invitation'],
  ])('%s that is answered %s asks for nothing', async (path, status, title) => {
    history.replaceState(null, '', path)
    answerAll(() => refusal('Wrong', [{ path: 'token', message: 'is no longer valid' }]), status)
    visit(<AcceptInvitationPage />, '/accept-invitation')
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(page.getByRole('textbox').elements()).toEqual([])
  })
})
