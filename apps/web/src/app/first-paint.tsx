import type { ListedPage } from '@onward/contract'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Cover } from '#web/features/sign-in/cover.tsx'
import signIn from '#web/features/sign-in/sign-in-frame.module.css'
import { DEFAULTS } from '#web/lib/layout.ts'
import { texts } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
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
      <div className={shell.bar} />
    </div>
    <main className={shell.content}>{children}</main>
  </div>
)

/** The calendar's toolbar as far as everybody has it; `early.ts` writes the month. */
const Toolbar = () => (
  <div className={toolbar.toolbar}>
    <div className={toolbar.turn} aria-hidden="true">
      <span className={toolbar.blank} />
      <span className={toolbar.blank} data-wide="" />
      <span className={toolbar.blank} />
    </div>
    {/* oxlint-disable-next-line jsx-a11y/heading-has-content -- it comes before it is seen */}
    <h1 className={toolbar.title} />
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

const drawn = ({ id, layout, frame }: ListedPage, content: ReactNode): ReactNode => {
  if (id === 'login') return <SignIn />
  if (layout !== 'shell' || frame?.menuHidden) return null
  return <Frame width={frame?.contentWidth ?? DEFAULTS.contentWidth}>{id === 'calendar' ? <Toolbar /> : content}</Frame>
}

/**
 * What stands on a page before its program has come, as HTML in English; nothing for a page of which nothing is known so early.
 * @param content what a wing knows of its page
 */
export const drawFirst = (page: ListedPage, content?: ReactNode): string =>
  renderToStaticMarkup(<I18nProvider i18n={texts}>{drawn(page, content)}</I18nProvider>)
