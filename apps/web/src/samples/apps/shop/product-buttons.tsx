import { ActionIcon, Button } from '@mantine/core'
import { type ListedProduct, samplePages } from '@onward/contract/samples'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { useProduct } from './use-product.ts'
import styles from './product-buttons.module.css'

type Props = { product: ListedProduct }

/** Puts a product into the cart; what is in there leads to the checkout. */
export const CartButton = ({ product }: Props) => {
  const t = useText()
  const { addToCart } = useProduct(product)
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  // The button gives way to a link, and back when the call is refused: the focus goes along.
  useEffect(() => {
    if (wasPressed.current) place.current?.querySelector<HTMLElement>('a, button')?.focus()
    wasPressed.current = product.isInCart && wasPressed.current
  }, [product.isInCart])
  const name = <span className="unseen">{product.name}</span>
  return (
    <div ref={place} className={styles.cart}>
      {product.isInCart ? (
        <Button
          component={Link}
          href={samplePages.checkout.path}
          fullWidth
          variant="light"
          leftSection={<Icon name="done" size={16} />}
        >
          {t('shop.viewInCart')}
          {name}
        </Button>
      ) : (
        <Button
          fullWidth
          leftSection={<Icon name="cart" size={16} />}
          onClick={() => {
            wasPressed.current = true
            addToCart()
          }}
        >
          {t('shop.addToCart')}
          {name}
        </Button>
      )}
    </div>
  )
}

/** The heart: filled while the product is on the wishlist. */
export const WishButton = ({ product }: Props) => {
  const t = useText()
  const { turnWish } = useProduct(product)
  return (
    <ActionIcon
      variant="default"
      radius="xl"
      size="lg"
      className={styles.heart ?? ''}
      aria-label={t('shop.wishOf', { name: product.name })}
      aria-pressed={product.isInWishlist}
      onClick={turnWish}
    >
      <Icon name="heart" size={17} />
    </ActionIcon>
  )
}

/** The heart with its word. */
export const WordyWishButton = ({ product }: Props) => {
  const t = useText()
  const { turnWish } = useProduct(product)
  return (
    <Button
      variant="default"
      className={styles.heart ?? ''}
      aria-pressed={product.isInWishlist}
      leftSection={<Icon name="heart" size={16} />}
      onClick={turnWish}
    >
      {t('shop.wishlist')}
      <span className="unseen">{product.name}</span>
    </Button>
  )
}
