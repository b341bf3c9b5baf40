import { useText } from '#web/lib/text.ts'
import type { Address } from './checkout.ts'
import styles from './checkout.module.css'

export const AddressText = ({ address }: { address: Address }) => {
  const t = useText()
  const { name, flat, landmark, city, state, pincode, mobile, kind } = address
  return (
    <address className={styles.address}>
      <strong>{name}</strong>
      <span>
        <bdi>{flat}</bdi>, <bdi>{landmark}</bdi>
      </span>
      <span>
        {city}, {state} {pincode}
      </span>
      <bdi dir="ltr">{mobile}</bdi>
      <span>{t(kind === 'work' ? 'checkout.kind.work' : 'checkout.kind.home')}</span>
    </address>
  )
}
