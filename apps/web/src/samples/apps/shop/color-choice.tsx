import type { ProductColor } from '@onward/contract/samples'
import { useId, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toneOf } from '#web/samples/lib/tone-of.ts'
import styles from './product-detail.module.css'

/** The colours a product comes in, one of them chosen and said in words. */
export const ColorChoice = ({ colors }: { colors: readonly ProductColor[] }) => {
  const t = useText()
  const name = useId()
  const [chosen, choose] = useState(colors[0])
  return (
    <fieldset className={styles.colors}>
      <legend>
        {t('shop.color')} <strong>{chosen && t(`shop.color.${chosen}`)}</strong>
      </legend>
      {colors.map((color) => (
        <label key={color} className={styles.swatch} data-tone={toneOf(color)} title={t(`shop.color.${color}`)}>
          <input type="radio" name={name} checked={color === chosen} onChange={() => choose(color)} />
          <span className="unseen">{t(`shop.color.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
