import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.layer.css'
import { chooseQuantity } from '#web/samples/lib/cart-quantities.ts'
import { useText } from '#web/lib/text.ts'

type Props = { productId: number; name: string; value: number }

/** How many of a product are wanted, 1 to 10; wherever the cart is shown it says the same. */
export const CartQuantity = ({ productId, name, value }: Props) => {
  const t = useText()
  return (
    <NumberInput
      size="xs"
      min={1}
      max={10}
      clampBehavior="strict"
      allowDecimal={false}
      aria-label={t('section.quantity', { product: name })}
      value={value}
      onChange={(to) => typeof to === 'number' && chooseQuantity(productId, to)}
    />
  )
}
