import type { Early, EarlyAsk } from '#web/lib/pages/early.ts'
import { paintEarly } from './paint-early.ts'

// The first of all scripts, and so small that it has run while the program is still on its way: it asks for what the page
// will need in any case. It imports nothing of the program but types and what each feature's `early.ts` says; what it asked
// for is kept under what was asked, for `lib/pages/early.ts` to hand out once. And it draws what is known before there is anything.

const features = Object.values(import.meta.glob<Early>('../features/*/early.ts', { eager: true, import: 'early' }))
const kept = (key: string) => sessionStorage.getItem(key) ?? localStorage.getItem(key)

const asked = new Map<string, Promise<Response>>()
Object.assign(globalThis, { askedEarly: asked })

const ask = ({ path, body }: EarlyAsk) => {
  const text = body ? JSON.stringify(body) : ''
  const token = kept('accessToken')
  const answer = fetch(path, {
    method: text ? 'POST' : 'GET',
    body: text || null,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  // Whoever takes it sees how it failed; until then nobody is to be told.
  answer.catch(() => {})
  asked.set(`${path} ${text}`, answer)
}

const language = /^(fr|de|pt|ar)$/.exec(kept('language') ?? '')?.[0] ?? 'en'
document.documentElement.lang = language
const locale = language === 'ar' ? 'ar-u-nu-latn' : language
if (language !== 'en') ask({ path: `/locales/${language}.json` })
// What is asked first is what is waited for. To ask is dear on a slow telephone: the rest does it in tasks of its own.
for (const [at, wish] of features.flatMap(({ asks }) => asks(location, kept, locale)).entries())
  if (at === 0) ask(wish)
  else setTimeout(ask, 0, wish)

/** Runs the program once what was drawn has been painted, for it keeps the processor a while; a page that nobody sees paints nothing. */
const startProgram = () => {
  // The page's maker puts them there; where the sources are served as they are, the page runs the program itself.
  const files = document.querySelectorAll<HTMLLinkElement>('[data-program]')
  const late = document.querySelector<HTMLElement>('.late')
  const say = (words = '') => {
    if (late) late.textContent = words
  }
  // One after the other, each in a task of its own: what is pressed meanwhile is answered in between. What fails is asked for again.
  let isOn = false
  const start = async () => {
    if (isOn) return
    isOn = true
    try {
      for (const { href } of files) {
        await import(/* @vite-ignore */ href)
        await new Promise((resolve) => setTimeout(resolve))
      }
      say()
    } catch (error) {
      reportError(error)
      say(late?.dataset[language])
      isOn = false
      setTimeout(start, 2_000)
    }
  }
  if (document.hidden) void start()
  // A frame is painted after its callbacks.
  else requestAnimationFrame(() => setTimeout(start))
  // A page that is hidden before its first frame has none; what runs already does not run again.
  document.addEventListener('visibilitychange', start, { once: true })
  setTimeout(start, 5_000)
}

const paint = () => {
  const [opening] = features.flatMap((feature) => feature.opening(location, kept, locale) ?? [])
  paintEarly(kept, opening)
  startProgram()
}
// A task of its own, so that what is pressed meanwhile is answered in between.
if (document.readyState === 'loading') document.addEventListener('readystatechange', paint, { once: true })
else setTimeout(paint)

const readFormats = () => new Worker(new URL('./formats-worker.ts', import.meta.url), { name: locale })
// Who signs in reads no dates yet. The last, for nothing shall depend on it.
if (kept('userData')) readFormats()
