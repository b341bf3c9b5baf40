import { CreditCard, Landmark, ReceiptText, Undo2, UsersRound } from 'lucide'
import { signedMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'
import { TRANSACTIONS } from '#web/samples/apps/dashboards/sample-data/transactions.sample.ts'

const LOOKS = {
  invoice: { tone: 4, icon: ReceiptText },
  payroll: { tone: 1, icon: UsersRound },
  card: { tone: 2, icon: CreditCard },
  refund: { tone: 6, icon: Undo2 },
  transfer: { tone: 0, icon: Landmark },
} as const

/** What came in and what went out; the sign says which, and the colour after it. */
export const TransactionsCard = () => {
  const t = useText()
  return (
    <Card className={styles.stack} title={t('figures.transactions')} hint={t('figures.transactionsHint')}>
      <ul className={styles.rows}>
        {TRANSACTIONS.map(({ id, amount }) => (
          <li key={id}>
            <Tile {...LOOKS[id]} size={40} />
            <span className={styles.two}>
              <strong>{t(`figures.transaction.${id}`)}</strong>
              <small>{t(`figures.transactionText.${id}`)}</small>
            </span>
            <span className={`${styles.amount} ${amount > 0 ? styles.gain : styles.loss}`} data-tone={4}>
              <bdi>{signedMoney(amount)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
