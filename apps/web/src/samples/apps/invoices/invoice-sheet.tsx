import type { PaymentDetails } from '@onward/contract/samples'
import { mediumDate, money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { priceOf } from './lines.ts'
import { owedOf, type Sheet } from './sheet.ts'
import { ClientBlock, PaymentBlock, SheetHead, Stub, Totals } from './sheet-parts.tsx'
import styles from './sheet.module.css'

type Props = {
  sheet: Sheet
  payment: PaymentDetails
  /** The sheet is all there is on the page, so that its number is the page's title. */
  isAlone?: boolean
}

/** An invoice as its client will see it. */
export const InvoiceSheet = ({ sheet, payment, isAlone = false }: Props) => {
  const t = useText()
  const { id, issuedDate, dueDate, client, lines, salesperson, note, parts } = sheet
  const Title = isAlone ? 'h1' : 'h2'
  return (
    <article className={styles.sheet}>
      <SheetHead>
        <div>
          <Title className={styles.number}>{t('invoice.title', { id })}</Title>
          <dl className={styles.facts}>
            <div>
              <dt>{t('invoice.issued')}</dt>
              <dd>{mediumDate(issuedDate)}</dd>
            </div>
            <div>
              <dt>{t('invoice.due')}</dt>
              <dd>{mediumDate(dueDate)}</dd>
            </div>
          </dl>
        </div>
      </SheetHead>
      <div className={styles.sides}>
        <section>
          <h3>{t('invoice.invoiceTo')}</h3>
          {client && <ClientBlock client={client} />}
        </section>
        {parts.terms && (
          <section>
            <h3>{t('invoice.paymentDetails')}</h3>
            <PaymentBlock details={payment} owed={owedOf(sheet)} />
          </section>
        )}
      </div>
      {/* A scroller must be reachable by keyboard. */}
      <div className={styles.scroller} tabIndex={0} role="region" aria-label={t('invoice.lines')}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('invoice.lineDescription')}</th>
              <th scope="col">{t('invoice.rate')}</th>
              <th scope="col">{t('invoice.hours')}</th>
              <th scope="col">{t('invoice.price')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own and do not move here
              <tr key={at}>
                <td>
                  <strong>{t(`invoice.service.${line.item}`)}</strong>
                  <small>{line.description}</small>
                </td>
                <td>{money(line.rate)}</td>
                <td>{line.hours}</td>
                <td>{money(priceOf(line))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <p>
          <strong>{t('invoice.salesperson')}</strong> {salesperson}
        </p>
        <Totals lines={lines} paid={sheet.paid} />
      </div>
      {parts.note && note !== '' && (
        <p className={styles.note}>
          <strong>{t('invoice.note')}</strong> {note}
        </p>
      )}
      {parts.stub && <Stub id={id} dueDate={dueDate} owed={owedOf(sheet)} />}
    </article>
  )
}
