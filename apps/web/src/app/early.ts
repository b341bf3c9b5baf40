import type { AskEarly, EarlyAsk } from '#web/lib/early.ts'

// The first of all scripts, and so small that it has run while the program is still on its way: it asks for what the page
// will need in any case. It imports nothing of the program but types and what each feature's `early.ts` says; what it asked
// for is kept under what was asked, for `lib/early.ts` to hand out once.

const features = import.meta.glob<AskEarly>('../features/*/early.ts', { eager: true, import: 'askEarly' })
const kept = (key: string) => sessionStorage.getItem(key) ?? localStorage.getItem(key)

const asked = new Map<string, Promise<Response>>()
Object.assign(globalThis, { askedEarly: asked })

const ask = ({ path, body }: EarlyAsk) => {
  const text = body && JSON.stringify(body)
  const token = kept('accessToken')
  const request = new Request(path, {
    method: text === undefined ? 'GET' : 'POST',
    ...(text !== undefined && { body: text }),
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  })
  const answer = fetch(request)
  // Whoever takes it sees how it failed; until then nobody is to be told.
  answer.catch(() => {})
  asked.set(`${path} ${text ?? ''}`, answer)
}

const language = kept('language')
const locale = language !== null && /^(fr|de|pt|ar)$/.test(language) ? language : 'en'
if (locale !== 'en') ask({ path: `/locales/${locale}.json` })
try {
  for (const askEarly of Object.values(features)) askEarly(location, kept).forEach(ask)
} catch {
  // A token that cannot be sent at all: the page finds out.
}

// What says dates and counts takes its time when it is first made; nobody waits for it yet.
new Intl.PluralRules(locale).select(new Date().getDate())
new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format()
new Intl.NumberFormat(locale).format(0)
