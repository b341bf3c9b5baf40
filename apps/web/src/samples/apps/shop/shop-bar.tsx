import { ActionIcon } from '@mantine/core'
import { useText } from '#web/lib/text.ts'
import { DropItem } from '#web/ui/overlays/drop-item.tsx'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import type { Shop } from './use-shop.ts'
import styles from './shop.module.css'

const ORDERS = ['featured', 'price-asc', 'price-desc'] as const
const VIEWS = [
  { view: 'grid', icon: 'apps' },
  { view: 'list', icon: 'list' },
] as const

/** Over the products: the search, how many were found, their order, and how they are laid out. */
export const ShopBar = ({ q, sort, isLine, change, query }: Shop) => {
  const t = useText()
  const order = t(`shop.sort.${ORDERS.find((one) => one === sort) ?? 'featured'}`)
  return (
    <div className={styles.tools}>
      <p className={styles.count} aria-live="polite">
        {query.data && t('shop.results', { count: query.data.total })}
      </p>
      <SearchField label={t('shop.search')} value={q} onChange={(text) => change({ q: text })} />
      <Drop
        kind="menu"
        label={t('shop.sortBy', { order })}
        className={styles.sort}
        face={
          <>
            {order}
            <Icon name="down" size={15} />
          </>
        }
      >
        {ORDERS.map((one) => (
          <DropItem key={one} isChosen={one === sort} onClick={() => change({ sort: one })}>
            {t(`shop.sort.${one}`)}
          </DropItem>
        ))}
      </Drop>
      <div role="group" aria-label={t('shop.view')} className={styles.views}>
        {VIEWS.map(({ view, icon }) => {
          const isOn = (view === 'list') === isLine
          return (
            <ActionIcon
              key={view}
              size="lg"
              variant={isOn ? 'light' : 'subtle'}
              color={isOn ? 'lagoon' : 'gray'}
              aria-label={t(`shop.view.${view}`)}
              aria-pressed={isOn}
              // The layout alone: the page of the list stays.
              onClick={() => change({ view, page: new URLSearchParams(location.search).get('page') ?? '1' })}
            >
              <Icon name={icon} />
            </ActionIcon>
          )
        })}
      </div>
    </div>
  )
}
