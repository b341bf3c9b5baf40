import { Button } from '@mantine/core'
import { plainMoney, wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import type { PricedPlan } from '#web/samples/lib/priced-plan.ts'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import styles from './plan-cards.module.css'

type Props<Id extends string> = {
  offers: readonly PricedPlan<Id>[]
  /** The plan that one has; undefined when there is none. */
  current: Id | undefined
  onChoose: (id: Id) => void
}

/** Plans side by side: what each costs, what it brings, and the way to it. Texts: `plans`. */
export const PlanCards = <Id extends string>({ offers, current, onChoose }: Props<Id>) => {
  const t = useText()
  const paid = offers.find(({ id }) => id === current)?.price
  return (
    <ul className={styles.cards}>
      {offers.map(({ id, title, subtitle, img, price, yearly, benefits, isPopular = false }) => {
        const isCurrent = id === current
        const way = paid === undefined ? 'choose' : price >= paid ? 'upgrade' : 'switch'
        return (
          <li key={id} data-popular={isPopular ? '' : undefined}>
            {isPopular && (
              <span className={styles.badge}>
                <Pill tone={0}>{t('plans.popular')}</Pill>
              </span>
            )}
            {img !== undefined && <img src={img} alt="" width="96" height="96" />}
            <h3>{title}</h3>
            {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
            <p className={styles.price}>
              <strong>{wholeMoney(price)}</strong> {t('plans.aMonth')}
            </p>
            {yearly !== undefined && (
              <p className={styles.yearly}>{yearly > 0 && t('plans.aYear', { price: plainMoney(yearly) })}</p>
            )}
            <ul className={styles.benefits}>
              {benefits.map((benefit, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a benefit is known by its place; two may read alike
                <li key={at}>
                  <Icon name="done" size={16} />
                  {benefit}
                </li>
              ))}
            </ul>
            <Button
              fullWidth
              className={styles.way ?? ''}
              variant={isCurrent ? 'default' : isPopular ? 'filled' : 'light'}
              leftSection={isCurrent && <Icon name="done" size={16} />}
              // It keeps the focus when it has been pressed.
              aria-disabled={isCurrent}
              onClick={() => !isCurrent && onChoose(id)}
            >
              {isCurrent ? t('plans.current') : t(`plans.${way}`, { plan: title })}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
