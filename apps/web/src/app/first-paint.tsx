import type { ListedPage } from '@onward/contract'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import board from '#web/features/calendar/board/board.module.css'
import insight from '#web/features/calendar/insight/insight.module.css'
import { Cover } from '#web/features/sign-in/cover.tsx'
import signIn from '#web/features/sign-in/sign-in-frame.module.css'
import { DEFAULTS } from '#web/lib/layout.ts'
import { texts } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { Blank } from '#web/ui/schedule/blank.tsx'
import toolbar from '#web/ui/schedule/toolbar.module.css'
import { Splash } from './splash.tsx'
import menu from './shell/vertical-menu.module.css'
import shell from './shell/shell.module.css'

// Runs at build, never in the page: `plugins/first-paints.ts` puts what is drawn here into the page that the server sends, and
// `early.ts` uncovers it once it knows that the program will draw the same. Nothing in it can be used yet.

/** The frame as it is unless somebody changed it: the menu's rail, the bar, and the room of the page. */
const Frame = ({ width, children }: { width: string; children?: ReactNode }) => (
  <div className={shell.shell} data-early="frame" aria-busy="true" data-width={width} data-navbar={DEFAULTS.navbarType}>
    <div className={menu.head} data-collapsed="" aria-hidden="true">
      <div className={menu.brandRow}>
        <span className={menu.brand}>
          <Logo size={34} />
        </span>
      </div>
    </div>
    <div className={shell.place} data-type={DEFAULTS.navbarType} aria-hidden="true">
      <div className={shell.bar}>
        <span className={shell.menuToCome} />
        <span className={shell.brand}>
          <Logo />
        </span>
      </div>
    </div>
    <main className={shell.content}>{children}</main>
  </div>
)

/** Where the buttons for back, today and on will be. */
const Turning = () => (
  <>
    <span className={shell.toCome} aria-hidden="true" />
    <span className={shell.toCome} data-wide="" aria-hidden="true" />
    <span className={shell.toCome} aria-hidden="true" />
  </>
)

/** The calendar's toolbar as far as everybody has it, and the list of a telephone; `early.ts` writes the month and the day. */
const Calendar = () => (
  <>
    <div className={toolbar.toolbar}>
      <div className={toolbar.turn}>
        <Turning />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- it comes before it is seen */}
      <h1 className={toolbar.title} />
    </div>
    <Blank label="" isBusy date="" />
  </>
)

/** The board's bar as far as it is the same on every screen; `early.ts` writes the dates. */
const BoardBar = () => (
  <div className={board.page}>
    <div className={board.bar}>
      <Turning />
      {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- it comes before it is seen */}
      <h1 />
      <span className={board.space} />
    </div>
  </div>
)

/** What a report is of stands beneath; which it is, is not known yet. */
const InsightHead = ({ title }: { title: string }) => (
  <div className={insight.page}>
    <header className={insight.head}>
      <h1>{title}</h1>
      <span className={insight.space} />
      <span className={insight.viewsToCome} aria-hidden="true" />
    </header>
  </div>
)

/** Who signs in reads what the product is for until the form has come. */
const SignIn = () => (
  <div className={signIn.page} aria-busy="true">
    <Cover />
    <div className={signIn.side}>
      <Splash />
    </div>
  </div>
)

const head = ({ id, title }: ListedPage): ReactNode => {
  if (id === 'calendar') return <Calendar />
  if (id === 'board') return <BoardBar />
  return id === 'insight' ? <InsightHead title={title} /> : undefined
}

const drawn = (page: ListedPage, content: ReactNode): ReactNode => {
  const { id, layout, frame } = page
  if (id === 'login') return <SignIn />
  if (layout !== 'shell' || frame?.menuHidden) return null
  return <Frame width={frame?.contentWidth ?? DEFAULTS.contentWidth}>{head(page) ?? content}</Frame>
}

/**
 * What stands on a page before its program has come, as HTML in English; nothing for a page of which nothing is known so early.
 * @param content what a wing knows of its page
 */
export const drawFirst = (page: ListedPage, content?: ReactNode): string =>
  renderToStaticMarkup(<I18nProvider i18n={texts}>{drawn(page, content)}</I18nProvider>)
