import { describe, expect, it, vi } from 'vitest'
import { admin } from '#test/people.ts'
import { at, json, left, open, refused, reloaded, server, signedIn, tab } from '#test/tab.ts'

describe('the bearer', () => {
  it('goes along to our own origin', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server('old')
    const response = await withSession(send)(at('/api/schedule'))
    expect([response.status, seen]).toEqual([200, ['Bearer old']])
  })

  it('goes nowhere else, and a refusal from there is only an answer', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server()
    const response = await withSession(send)(new Request('https://elsewhere.test/api/schedule'))
    expect([response.status, seen]).toEqual([401, [null]])
    expect(tab.asked).toEqual([])
    expect(left).not.toHaveBeenCalled()
  })

  it('is not made up where there is none', async () => {
    const { withSession } = await open()
    const { seen, send } = server()
    await withSession(send)(at('/api/schedule'))
    expect(seen).toEqual([null])
  })
})

describe('a call that is refused with 401', () => {
  it('is sent once more, as it was, with the token of a refresh', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server()
    const response = await withSession(send)(new Request(at('/api/leave'), { method: 'POST', body: 'two days' }))
    expect(await response.json()).toEqual({ said: 'two days' })
    expect(seen).toEqual(['Bearer old', 'Bearer new'])
    expect(await Promise.all(tab.asked.map((one) => one.text()))).toEqual(['{"refreshToken":"first"}'])
    expect(tab.everywhere.all()).toMatchObject({ accessToken: 'new', refreshToken: 'next' })
    expect(left).not.toHaveBeenCalled()
  })

  it('waits with all others for one refresh', async () => {
    const { withSession } = await signedIn()
    const { seen, send } = server()
    const call = withSession(send)
    const responses = await Promise.all([call(at('/api/a')), call(at('/api/b')), call(at('/api/c'))])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(tab.asked).toHaveLength(1)
    expect(seen.toSorted()).toEqual([
      'Bearer new',
      'Bearer new',
      'Bearer new',
      'Bearer old',
      'Bearer old',
      'Bearer old',
    ])
  })

  describe('with eleven others at once', () => {
    const storm = async (call: (request: Request) => Promise<Response>) =>
      Promise.allSettled(
        Array.from({ length: 12 }, async (_, one) => {
          const response = await call(new Request(at(`/api/${one}`), { method: 'POST', body: `body ${one}` }))
          return [response.status, response.ok ? await response.json() : undefined]
        }),
      )
    const all = (value: unknown) => Array.from({ length: 12 }, () => ({ status: 'fulfilled', value }))

    it('goes on with them after one refresh, each sent once more with what it said', async () => {
      const { withSession } = await signedIn()
      const { seen, send } = server()
      const done = await storm(withSession(send))
      const said = Array.from({ length: 12 }, (_, one) => ({
        status: 'fulfilled',
        value: [200, { said: `body ${one}` }],
      }))
      expect(done).toEqual(said)
      expect([tab.asked.length, seen.length]).toEqual([1, 24])
    })

    it.each([
      ['a refusal', async () => refused(), 401, 1],
      ['an error of the server', async () => json({ message: 'Try later' }, 500), 500, 0],
    ])(
      'ends with them at %s of the refresh, after one of it and none more of theirs',
      async (_, says, status, leaves) => {
        const { withSession } = await signedIn()
        tab.answer = says
        const { seen, send } = server()
        expect(await storm(withSession(send))).toEqual(all([status, undefined]))
        expect([tab.asked.length, seen.length, left.mock.calls.length]).toEqual([1, 12, leaves])
      },
    )

    it('ends with them where the new token is refused as well: no loop, and one way out', async () => {
      const { withSession } = await signedIn()
      const { seen, send } = server('none at all')
      expect(await storm(withSession(send))).toEqual(all([401, undefined]))
      expect([tab.asked.length, seen.length, left.mock.calls.length]).toEqual([1, 24, 1])
    })

    it('fails with them when the refresh hangs', async () => {
      const patience = new AbortController()
      const asks = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
      const { withSession } = await signedIn()
      tab.answer = async ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('hung'))))
      const done = storm(withSession(server().send))
      await expect.poll(() => tab.asked.length).toBe(1)
      patience.abort()
      expect((await done).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'rejected'))
      expect([tab.asked.length, left.mock.calls.length]).toEqual([1, 0])
      asks.mockRestore()
    })
  })

  it('takes the token that another tab has got meanwhile', async () => {
    const { withSession } = await signedIn()
    const { send } = server('theirs')
    const slow = async (request: Request) => {
      const response = await send(request)
      tab.everywhere.setItem('accessToken', 'theirs')
      return response
    }
    expect((await withSession(slow)(at('/api/a'))).status).toBe(200)
    expect(tab.asked).toEqual([])
  })

  it('keeps the new tokens where the old ones were', async () => {
    const { withSession } = await signedIn('tab')
    await withSession(server().send)(at('/api/a'))
    expect(tab.own.getItem('refreshToken')).toBe('next')
    expect(tab.everywhere.all()).toEqual({})
  })

  it.each([
    ['with 401', async () => refused()],
    ['with 400', async () => json({ message: 'is no token' }, 400)],
  ])('ends the session when the refresh is refused %s', async (_, says) => {
    const { withSession, currentUser } = await signedIn()
    tab.answer = says
    const { seen, send } = server()
    const response = await withSession(send)(at('/api/a'))
    expect([response.status, seen]).toEqual([401, ['Bearer old']])
    expect(currentUser()).toBeUndefined()
    expect(left).toHaveBeenCalledExactlyOnceWith('/login?returnUrl=%2Fcalendar%3Fview%3Dweek')
  })

  it.each([429, 500, 502, 503])(
    'keeps the session when the refresh is answered with %s, and hands that on',
    async (status) => {
      const { withSession, currentUser } = await signedIn()
      tab.answer = async () => json({ message: 'Try later' }, status)
      const { seen, send } = server()
      const responses = await Promise.all([withSession(send)(at('/api/a')), withSession(send)(at('/api/b'))])
      expect(await Promise.all(responses.map(async (one) => [one.status, await one.json()]))).toEqual(
        responses.map(() => [status, { message: 'Try later' }]),
      )
      expect([seen, left.mock.calls]).toEqual([['Bearer old', 'Bearer old'], []])
      expect(currentUser()).toEqual(admin)
      tab.answer = () => json({ userData: admin, accessToken: 'new', refreshToken: 'next' })
      expect((await withSession(send)(at('/api/a'))).status).toBe(200)
    },
  )

  it('waits for a sign-in over the page that offers one, and goes on with it', async () => {
    const { withSession } = await signedIn('tab')
    const { keepPage, goOn } = await import('#web/lib/session/signed-in-again.ts')
    keepPage()
    tab.answer = async () => refused()
    const { seen, send } = server('mine again')
    const calls = [
      withSession(send)(new Request(at('/api/leave'), { method: 'POST', body: 'two days' })),
      withSession(send)(at('/api/b')),
    ]
    await expect.poll(() => seen).toHaveLength(2)
    goOn({ userData: admin, accessToken: 'mine again', refreshToken: 'anew' })
    const answers = await Promise.all(calls)
    expect(await answers[0]?.json()).toEqual({ said: 'two days' })
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(tab.own.getItem('refreshToken')).toBe('anew')
    expect(left).not.toHaveBeenCalled()
  })

  it('goes on when somebody has signed in again in another tab', async () => {
    const { withSession, watchSession } = await signedIn()
    const { keepPage } = await import('#web/lib/session/signed-in-again.ts')
    keepPage()
    watchSession()
    tab.answer = async () => refused()
    const { seen, send } = server('theirs')
    const call = withSession(send)(at('/api/a'))
    await expect.poll(() => seen).toHaveLength(1)
    tab.everywhere.setItem('accessToken', 'theirs')
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }))
    expect((await call).status).toBe(200)
    expect(left).not.toHaveBeenCalled()
  })

  it('goes out in the name of nobody else, who has signed in in another tab, but waits for its user', async () => {
    const { withSession, watchSession, keepSession, giveUp } = await signedIn()
    const { keepPage, goOn } = await import('#web/lib/session/signed-in-again.ts')
    const { noteTyped } = await import('#web/lib/leaving.ts')
    keepPage()
    watchSession()
    noteTyped()
    const { seen, send } = server('mine again')
    const other = { ...admin, userId: 'somebody else' }
    keepSession({ userData: other, accessToken: 'theirs', refreshToken: 'theirs too' }, 'everywhere')
    // Before the page has heard of it, and after.
    const calls = [withSession(send)(at('/api/a'))]
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'accessToken' }))
    calls.push(withSession(send)(at('/api/b')))
    await Promise.resolve()
    expect([seen, reloaded.mock.calls]).toEqual([[], []])
    // Leaving takes nothing of theirs away.
    giveUp()
    expect([reloaded.mock.calls.length, left.mock.calls, tab.everywhere.getItem('accessToken')]).toEqual([
      1,
      [],
      'theirs',
    ])
    goOn({ userData: admin, accessToken: 'mine again', refreshToken: 'anew' })
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200])
    expect(seen).toEqual(['Bearer mine again', 'Bearer mine again'])
  })

  it('is not sent once more with the token of somebody who has signed in meanwhile', async () => {
    const { withSession, keepSession } = await signedIn()
    const { keepPage, goOn } = await import('#web/lib/session/signed-in-again.ts')
    keepPage()
    const seen: (string | null)[] = []
    const answer = withSession(async (request) => {
      seen.push(request.headers.get('authorization'))
      if (seen.length > 1) return json({})
      const other = { ...admin, userId: 'somebody else' }
      keepSession({ userData: other, accessToken: 'theirs', refreshToken: 'theirs too' }, 'everywhere')
      return refused()
    })(at('/api/a'))
    await expect.poll(() => seen).toHaveLength(1)
    goOn({ userData: admin, accessToken: 'mine again', refreshToken: 'anew' })
    expect([(await answer).status, seen]).toEqual([200, ['Bearer old', 'Bearer mine again']])
  })

  it('is left for the sign-in page by who wants that', async () => {
    const { withSession, giveUp } = await signedIn()
    const { keepPage } = await import('#web/lib/session/signed-in-again.ts')
    const takeBack = keepPage()
    tab.answer = async () => refused()
    void withSession(server().send)(at('/api/a'))
    giveUp()
    expect(left).toHaveBeenCalledOnce()
    takeBack()
  })

  it('over plain HTTP, where a browser has no locks, is renewed as well', async () => {
    vi.stubGlobal('navigator', {})
    const { withSession } = await signedIn()
    expect((await withSession(server().send)(at('/api/a'))).status).toBe(200)
  })

  it('ends the session when the new token is refused too', async () => {
    const { withSession } = await signedIn()
    const { send } = server('none at all')
    expect((await withSession(send)(at('/api/a'))).status).toBe(401)
    expect(left).toHaveBeenCalledOnce()
  })

  it('leaves once, however many calls were refused', async () => {
    const { withSession } = await signedIn()
    tab.answer = async () => refused()
    const call = withSession(server().send)
    await Promise.all([call(at('/api/a')), call(at('/api/b'))])
    await call(at('/api/c'))
    expect(left).toHaveBeenCalledOnce()
  })

  it('without a refresh token asks for none', async () => {
    const { withSession } = await signedIn()
    tab.everywhere.removeItem('refreshToken')
    await withSession(server().send)(at('/api/a'))
    expect(tab.asked).toEqual([])
    expect(left).toHaveBeenCalledOnce()
  })

  it('fails with a refresh that cannot be reached, and the session stays for the next attempt', async () => {
    const { withSession, currentUser } = await signedIn()
    tab.answer = async () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(withSession(server().send)(at('/api/a'))).rejects.toThrow('Failed to fetch')
    expect(currentUser()).toEqual(admin)
    tab.answer = () => json({ userData: admin, accessToken: 'new', refreshToken: 'next' })
    expect((await withSession(server().send)(at('/api/a'))).status).toBe(200)
  })

  it('fails when the refresh hangs, instead of waiting for ever', async () => {
    const patience = new AbortController()
    const asks = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const { withSession } = await signedIn()
    tab.answer = async ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('hung'))))
    const call = withSession(server().send)(at('/api/a'))
    await expect.poll(() => tab.asked.length).toBe(1)
    expect(asks).toHaveBeenCalledOnce()
    patience.abort()
    await expect(call).rejects.toThrow('hung')
    asks.mockRestore()
  })

  it('does not keep a refresh that says something else than it should', async () => {
    const { withSession } = await signedIn()
    tab.answer = async () => json({ accessToken: 'new' })
    await expect(withSession(server().send)(at('/api/a'))).rejects.toThrow('userData')
    expect(tab.everywhere.getItem('accessToken')).toBe('old')
  })
})

it('any other answer is handed on as it is', async () => {
  const { withSession } = await signedIn()
  const response = await withSession(async () => json({ message: 'Not yours' }, 403))(at('/api/a'))
  expect(response.status).toBe(403)
  expect([tab.asked, left.mock.calls]).toEqual([[], []])
})
