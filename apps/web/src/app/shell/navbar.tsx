import type { UserData } from '@onward/contract'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { setLayout, useLayout } from '#web/lib/layout.ts'
import { isProvider } from '#web/lib/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Bell } from '#web/features/next-shifts/bell.tsx'
import { typeAhead } from '#web/lib/typed-ahead.ts'
import { wingNow } from '#web/lib/pages/wing.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { BookmarksBar } from './bookmarks-bar.tsx'
import { LanguageMenu } from './language-menu.tsx'
import tool from '#web/ui/layout/tool.module.css'
import styles from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'), 'SearchDialog')

type Props = {
  user: UserData
  home: string
  showsBrand: boolean
  /** Only where the menu lies over the page. */
  isMenuOpen?: boolean
  onMenu?: () => void
  onLayout: () => void
}

/** The bar above every screen: menu and bookmarks at its start, the tools at its end. */
export const Navbar = ({ user, home, showsBrand, isMenuOpen, onMenu, onLayout }: Props) => {
  const t = useText()
  const { skin, navbarType, navbarColor } = useLayout()
  const [isSearching, setSearching] = useState(false)
  const openSearch = () => {
    typeAhead()
    setSearching(true)
  }
  useSearchKeys(openSearch)
  const wing = wingNow()
  const isDark = skin === 'dark'
  const skinLabel = t('shell.skin', { skin: isDark ? 'light' : 'dark' })

  const search = <Suspense>{isSearching && <SearchDialog user={user} onClose={() => setSearching(false)} />}</Suspense>
  // Ctrl-K finds the way even without the bar.
  if (navbarType === 'hidden') return <HiddenBar onLayout={onLayout} search={search} />
  return (
    <header className={styles.place} data-type={navbarType} data-color={navbarColor}>
      <div className={styles.bar}>
        {onMenu && (
          <button
            type="button"
            className={tool.tool}
            aria-label={t('shell.openMenu')}
            aria-expanded={isMenuOpen ?? false}
            onClick={onMenu}
          >
            <Icon name="menu" size={20} />
          </button>
        )}
        {showsBrand && (
          <Link href={home} className={styles.brand}>
            <Logo />
            <span>{t('app.name')}</span>
          </Link>
        )}
        <BookmarksBar user={user} />
        <span className={styles.space} />
        <button type="button" className={styles.searchHint} data-key={t('shell.searchKey')} onClick={openSearch}>
          <Icon name="search" />
          <span>{t('shell.search')}</span>
        </button>
        <LanguageMenu />
        <button
          type="button"
          className={tool.tool}
          aria-label={skinLabel}
          title={skinLabel}
          onClick={() => setLayout({ skin: isDark ? 'light' : 'dark' })}
        >
          <Icon name={isDark ? 'sun' : 'moon'} />
        </button>
        {wing && <wing.Tools user={user} />}
        {/* Whoever is scheduled is told what is true, and nothing else. */}
        {wing && !isProvider(user) ? <wing.Bell /> : <Bell user={user} />}
        <button
          type="button"
          className={`${tool.tool} ${tool.wide}`}
          aria-label={t('shell.layout')}
          title={t('shell.layout')}
          onClick={onLayout}
        >
          <Icon name="sliders" />
        </button>
        <UserMenu user={user} onLayout={onLayout} />
      </div>
      {search}
    </header>
  )
}

/** Without a navbar one tool stays, by which everything else can be had back. */
const HiddenBar = ({ onLayout, search }: { onLayout: () => void; search: ReactNode }) => {
  const t = useText()
  return (
    <>
      <button
        type="button"
        className={`${tool.tool} ${styles.back}`}
        aria-label={t('shell.layout')}
        title={t('shell.layout')}
        onClick={onLayout}
      >
        <Icon name="sliders" />
      </button>
      {search}
    </>
  )
}

/** Ctrl-K or Cmd-K anywhere, and "/" where nobody is writing. */
const useSearchKeys = (open: () => void) =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable=true]')
      const isCall = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const isSlash = event.key === '/' && !isWriting && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isCall && !isSlash) return
      // A dialog that is open keeps the keyboard.
      if (document.querySelector('[role=dialog][aria-modal=true]')) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
