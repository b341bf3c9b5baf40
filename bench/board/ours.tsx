import '../../apps/web/src/ui/layout/mantine.ts'
import '../../apps/web/src/ui/layout/base.css'
import { I18nProvider } from '@lingui/react'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import texts from 'texts:shell'
import BoardPage from '../../apps/web/src/features/calendar/board/board-page.tsx'
import { queries } from '../../apps/web/src/lib/queries.ts'
import { keepSession } from '../../apps/web/src/lib/session/session.ts'
import { addTexts, texts as spoken } from '../../apps/web/src/lib/text.ts'
import { theme } from '../../apps/web/src/ui/layout/theme.ts'
import { boardOf, FROM } from './rows.ts'
import { judged, NOTHING, refused, situationOf } from './server.ts'
import { frame, scrollThrough, settled, type Drawn } from './timing.ts'

addTexts(texts)
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')

/** A server in the page: what it answers is at hand, so that the page's own time is what is measured. */
let giveBoard: (text: string) => void = () => {}
const board = new Promise<string>((give) => (giveBoard = give))
const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } })
window.fetch = async (to, init) => {
  const request = to instanceof Request ? to : new Request(new URL(to, location.origin), init)
  const url = new URL(request.url)
  const { pathname } = url
  if (pathname === '/api/board') return json(await board)
  if (pathname === '/api/events') return new Promise(() => {})
  if (pathname === '/api/situation') return json(JSON.stringify(situationOf(url)))
  const asked: unknown = request.method === 'POST' ? await request.json() : undefined
  if (pathname === '/api/proposals')
    return isJudging(asked) ? json(JSON.stringify(judged())) : json(JSON.stringify(refused()), 422)
  return json(JSON.stringify(NOTHING[pathname] ?? {}))
}
const isJudging = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'mode' in asked && asked.mode === 'judge'

const open = () => {
  history.replaceState(null, '', `?date=${FROM}&span=month&group=specialty`)
  keepSession(
    {
      userData: {
        userId: 'u1',
        accountId: 1,
        fullName: 'Bench',
        username: 'bench',
        email: 'bench@onward.test',
        userValidation: { status: 'Success', rolesList: [{ roleName: 'Admin' }] },
        ability: [{ action: 'manage', subject: 'all' }],
        isEmailVerified: true,
        role: 'admin',
      },
      accessToken: 'access',
      refreshToken: 'refresh',
    },
    'tab',
  )
  createRoot(root).render(
    <I18nProvider i18n={spoken}>
      <DirectionProvider initialDirection="ltr" detectDirection={false}>
        <MantineProvider theme={theme}>
          <QueryClientProvider client={queries}>
            <Suspense>
              <BoardPage />
            </Suspense>
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </I18nProvider>,
  )
}

let held = { text: '', shifts: 0 }
const prepare = async (people: number, shifts: number) => {
  held = { text: JSON.stringify(boardOf(people, shifts)), shifts }
  open()
  await settled()
}
const draw = async (): Promise<Drawn> => {
  const from = performance.now()
  giveBoard(held.text)
  const isDrawn = () =>
    root.textContent.includes('Clinician') &&
    (held.shifts === 0 || root.querySelector('[role="gridcell"] [data-shift]') !== null)
  await frame()
  await frame()
  while (!isDrawn()) await frame()
  return { paintedMs: performance.now() - from, elements: root.querySelectorAll('*').length }
}
const scroll = (ms: number) => {
  const box = root.querySelector<HTMLElement>('[role="grid"]')
  if (!box) throw new Error('There is nothing to scroll')
  const isBlank = () => {
    const { left, top, width, height } = box.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="row"]') === null
  }
  return scrollThrough(box, ms, isBlank)
}
Object.assign(window, { prepare, draw, scroll })
