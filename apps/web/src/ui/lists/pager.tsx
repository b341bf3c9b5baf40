import { NativeSelect, Pagination } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '#web/lib/text.ts'
import { SIZES } from './paging.ts'
import styles from './pager.module.css'

type Props = {
  page: number
  perPage: number
  total: number
  /** So far the pages lead: of more rows nobody has counted how many there are. */
  most?: number
  onPage: (page: number) => void
}

/** Which page of a list is shown, and the way to the others; there is always one. Beyond the last, it leads to the last. */
export const Pager = ({ page, perPage, total: all, most = all, onPage }: Props) => {
  const t = useText()
  const total = Math.min(all, most)
  const pages = Math.max(1, Math.ceil(total / perPage))
  // What was on the last page may be gone, and an address may name one that never was.
  const turn = useEffectEvent(onPage)
  useEffect(() => {
    if (page > pages) turn(pages)
  }, [page, pages])
  const from = total === 0 ? 0 : (page - 1) * perPage + 1
  const label = (control: 'first' | 'previous' | 'next' | 'last') => ({ 'aria-label': t(`pager.${control}`) })
  return (
    <div className={styles.pager}>
      <p aria-live="polite">
        {t(all > most ? 'pager.rangeOfMore' : 'pager.range', { from, to: Math.min(total, page * perPage), total })}
      </p>
      <nav aria-label={t('pager.pages')}>
        <Pagination
          size="sm"
          total={pages}
          value={Math.min(page, pages)}
          onChange={onPage}
          getItemProps={(at) => ({ 'aria-label': t('pager.page', { page: at }) })}
          getControlProps={label}
        />
      </nav>
    </div>
  )
}

type SizeProps = { perPage: number; onPerPage: (size: number) => void; sizes?: readonly string[] }

/** How many rows a page holds. */
export const PageSize = ({ perPage, onPerPage, sizes = SIZES }: SizeProps) => {
  const t = useText()
  return (
    <label className={styles.size}>
      {t('pager.show')}
      <NativeSelect
        size="sm"
        data={[...sizes]}
        value={String(perPage)}
        onChange={(event) => onPerPage(Number(event.currentTarget.value))}
      />
    </label>
  )
}
