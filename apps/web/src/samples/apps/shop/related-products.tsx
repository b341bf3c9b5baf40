import { ActionIcon } from '@mantine/core'
import type { Product } from '@onward/contract/samples'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { ProductCard } from './product-card.tsx'
import { relatedTo } from './related.ts'
import { useAllProducts } from './use-shop.ts'
import styles from './related-products.module.css'

/** A row of what goes with a product, to be pushed on by hand, wheel, key or button. */
export const RelatedProducts = ({ product }: { product: Product }) => {
  const t = useText()
  const products = relatedTo(product, useAllProducts().data?.products ?? [])
  const { row, isAtStart, isAtEnd, look, push } = useRow(products.length)
  if (products.length === 0) return null
  return (
    <Card
      title={t('shop.related')}
      hint={t('shop.relatedHint')}
      tools={
        <span className={styles.tools}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('shop.before')}
            disabled={isAtStart}
            onClick={() => push(-1)}
          >
            <Icon name="back" turns />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('shop.after')}
            disabled={isAtEnd}
            onClick={() => push(1)}
          >
            <Icon name="forward" turns />
          </ActionIcon>
        </span>
      }
    >
      <ul ref={row} className={styles.row} aria-label={t('shop.related')} onScroll={look}>
        {products.map((one) => (
          <li key={one.id}>
            <ProductCard product={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Where a row that scrolls sideways stands, and the way to push it on by what is in sight. */
const useRow = (length: number) => {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })
  const look = useCallback(() => {
    if (!row.current) return
    const { scrollLeft, scrollWidth, clientWidth } = row.current
    // Negative where reading runs right to left.
    const gone = Math.abs(scrollLeft)
    setEnds({ isAtStart: gone < 2, isAtEnd: gone + clientWidth > scrollWidth - 2 })
  }, [])
  useEffect(() => {
    if (length === 0) return undefined
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [length, look])
  const push = (way: 1 | -1) => {
    if (!row.current) return
    const turn = getComputedStyle(row.current).direction === 'rtl' ? -1 : 1
    row.current.scrollBy({ left: way * turn * row.current.clientWidth })
  }
  return { row, ...ends, look, push }
}
