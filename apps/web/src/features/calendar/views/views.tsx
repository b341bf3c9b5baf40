import type { SavedView, ViewPlace } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck, Mail, Pencil, Plus, Save, Share2, Star, Trash2 } from 'lucide'
import texts from 'texts:views'
import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { ask } from '#web/lib/api.ts'
import { seesAll } from '#web/lib/session/session.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useChange } from '#web/ui/data/use-change.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { DropDivider, DropItem, DropLabel } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { viewCalls, viewRefusalOf } from './saved-views.ts'
import { useFirstView } from './use-first-view.ts'
import { hasDates, isChanged, NO_VIEW, openedBy, searchOf, VIEW_WORD } from './words.ts'
import styles from './views.module.css'

addTexts(texts)

const SaveView = lazyPart(() => import('./save-view.tsx'), 'SaveView')
const MailView = lazyPart(() => import('./mail-view.tsx'), 'MailView')
const DeleteView = lazyPart(() => import('./delete-view.tsx'), 'DeleteView')

type Asked = { kind: 'save' } | { kind: 'rename' | 'delete' | 'mail'; view: SavedView }
type Props = {
  place: ViewPlace
  /** The icon alone where there is little room, unless a view is on. */
  isBrief?: boolean
}
const SIZE = { size: 16, 'aria-hidden': true } as const

/** What a page is looked at by, under names: which one is on, those there are, and what becomes of them. */
export const Views = ({ place, isBrief = false }: Props) => {
  const t = useText()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [asked, setAsked] = useState<Asked>()
  const calls = viewCalls[place]
  const query = useQuery(ask(calls.list, {}))
  const views = query.data?.views
  useFirstView(place, views)
  const onId = new URLSearchParams(search).get(VIEW_WORD)
  const on = views?.find(({ viewId }) => viewId === onId)
  const changed = on !== undefined && isChanged(place, on, search)
  const change = useChange(
    ({ view: { viewId, version }, to }: { view: SavedView; to: Partial<SavedView>; said: string }, options) =>
      calls.change({ viewId, version, ...to }, options),
    { by: calls.change, failed: t('views.failed'), wording: viewRefusalOf, done: ({ said }) => said },
  )
  const open = (words: string) => navigate(`${path}?${words}`)
  const label = on ? t(changed ? 'views.onChanged' : 'views.on', { name: on.viewName }) : t('views.views')
  const line = (view: SavedView) => (
    <DropItem
      key={view.viewId}
      isChosen={view === on}
      icon={view.isDefault ? <Drawing of={Star} {...SIZE} /> : <Drawing of={Bookmark} {...SIZE} />}
      onClick={() => open(openedBy(place, view))}
    >
      <span dir="auto">{view.isMine ? view.viewName : t('views.by', { name: view.viewName, who: view.fullName })}</span>
      {view.isDefault && <small className={styles.first}> {t('views.first')}</small>}
    </DropItem>
  )
  const mine = views?.filter(({ isMine }) => isMine) ?? []
  const others = views?.filter(({ isMine }) => !isMine) ?? []
  const isOff = change.isPending
  const name = on?.viewName ?? ''
  const close = () => setAsked(undefined)
  const face = on ? BookmarkCheck : Bookmark
  return (
    <>
      <Drop
        kind="menu"
        label={label}
        title={label}
        className={isBrief ? styles.brief : styles.views}
        width={300}
        face={
          <>
            <Drawing of={face} size={16} />
            {(on || !isBrief) && (
              <span className={styles.name} dir="auto">
                {on?.viewName ?? t('views.views')}
              </span>
            )}
            {changed && (
              <span className={styles.mark} aria-hidden="true">
                *
              </span>
            )}
          </>
        }
        onOpen={() => void SaveView.preload().catch(() => undefined)}
      >
        {query.isError && <p role="alert">{t('views.unknown')}</p>}
        {mine.length > 0 && <DropLabel>{t('views.mine')}</DropLabel>}
        {mine.map(line)}
        {others.length > 0 && <DropLabel>{t('views.shared')}</DropLabel>}
        {others.map(line)}
        <DropItem isChosen={!on} onClick={() => open(`${VIEW_WORD}=${NO_VIEW}`)}>
          {t('views.none')}
        </DropItem>
        <DropDivider />
        {on?.mayChange && changed && (
          <DropItem
            icon={<Drawing of={Save} {...SIZE} />}
            isDisabled={isOff}
            onClick={() =>
              change.mutate({
                view: on,
                to: { search: searchOf(place, search, hasDates(place, on.search)) },
                said: t('views.saved', { name }),
              })
            }
          >
            {t('views.saveChanges')}
          </DropItem>
        )}
        <DropItem icon={<Drawing of={Plus} {...SIZE} />} onClick={() => setAsked({ kind: 'save' })}>
          {t('views.saveAs')}
        </DropItem>
        {on && (
          <DropItem
            icon={<Drawing of={Star} {...SIZE} />}
            isDisabled={isOff}
            onClick={() =>
              change.mutate({
                view: on,
                to: { isDefault: !on.isDefault },
                said: t(on.isDefault ? 'views.isNotFirst' : 'views.isFirst', { name }),
              })
            }
          >
            {t(on.isDefault ? 'views.notFirst' : 'views.openFirst')}
          </DropItem>
        )}
        {on && place === 'insight' && seesAll() && (
          <DropItem icon={<Drawing of={Mail} {...SIZE} />} onClick={() => setAsked({ kind: 'mail', view: on })}>
            {t('views.mail')}
          </DropItem>
        )}
        {on?.mayChange && (
          <>
            <DropItem
              icon={<Drawing of={Share2} {...SIZE} />}
              isDisabled={isOff}
              onClick={() =>
                change.mutate({
                  view: on,
                  to: { isShared: !on.isShared },
                  said: t(on.isShared ? 'views.isUnshared' : 'views.isShared', { name }),
                })
              }
            >
              {t(on.isShared ? 'views.unshare' : 'views.share')}
            </DropItem>
            <DropItem icon={<Drawing of={Pencil} {...SIZE} />} onClick={() => setAsked({ kind: 'rename', view: on })}>
              {t('views.rename')}
            </DropItem>
            <DropItem
              isDanger
              icon={<Drawing of={Trash2} {...SIZE} />}
              onClick={() => setAsked({ kind: 'delete', view: on })}
            >
              {t('views.delete')}
            </DropItem>
          </>
        )}
      </Drop>
      <Suspense>
        {asked?.kind === 'save' && (
          <SaveView
            place={place}
            search={search}
            onSaved={(view) => {
              close()
              // As it is looked at now, dates and all; it has a name from now on.
              const words = new URLSearchParams(location.search)
              words.set(VIEW_WORD, view.viewId)
              navigate(`${path}?${words}`, { replace: true })
            }}
            onClose={close}
          />
        )}
        {asked?.kind === 'rename' && (
          <SaveView place={place} search={search} view={asked.view} onSaved={close} onClose={close} />
        )}
        {asked?.kind === 'mail' && <MailView view={asked.view} onClose={close} />}
        {asked?.kind === 'delete' && <DeleteView place={place} view={asked.view} onClose={close} />}
      </Suspense>
    </>
  )
}
