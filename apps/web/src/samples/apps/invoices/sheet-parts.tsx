import type { InvoiceClient, PaymentDetails } from '@onward/contract/samples'
import type { ReactNode } from 'react'
import { mediumDate, money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Logo } from '#web/ui/drawings/logo.tsx'
import { totalsOf, type Line } from './lines.ts'
import { owedOf, type Sheet } from './sheet.ts'
import styles from './sheet.module.css'

/** The top of a sheet: who bills, and beside it what this invoice is. */
export const SheetHead = ({ children }: { children: ReactNode }) => {
  const t = useText()
  return (
    <div className={styles.head}>
      <div>
        <p className={styles.brand}>
          <Logo size={30} />
          {t('app.name')}
        </p>
        <address className={styles.soft}>
          Pier 4, 210 Wharf Street
          <br />
          Harborough, ME 04101
          <br />
          (555) 010-0100
        </address>
      </div>
      {children}
    </div>
  )
}

export const ClientBlock = ({ client }: { client: InvoiceClient }) => (
  <address className={styles.soft}>
    <strong>{client.name}</strong>
    <br />
    {client.company}
    <br />
    {client.address}, {client.country}
    <br />
    {client.contact}
    <br />
    {client.companyEmail}
  </address>
)

/** Where the money goes. */
export const PaymentBlock = ({ details, owed }: { details: PaymentDetails; owed: number }) => {
  const t = useText()
  return (
    <dl className={styles.facts}>
      {(['totalDue', 'bankName', 'country', 'iban', 'swiftCode'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`invoice.pay.${name}`)}</dt>
          <dd>{name === 'totalDue' ? money(owed) : details[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the lines come to, and what is left of it to be paid; said anew when they change. */
export const Totals = ({ lines, paid }: { lines: readonly Line[]; paid: number }) => {
  const t = useText()
  const { subtotal, discount, tax, total } = totalsOf(lines)
  return (
    <dl className={styles.totals} aria-live="polite">
      <div>
        <dt>{t('invoice.subtotal')}</dt>
        <dd>{money(subtotal)}</dd>
      </div>
      <div>
        <dt>{t('invoice.discount')}</dt>
        <dd>{money(discount === 0 ? 0 : -discount)}</dd>
      </div>
      <div>
        <dt>{t('invoice.tax')}</dt>
        <dd>{money(tax)}</dd>
      </div>
      <div className={styles.sum}>
        <dt>{t('invoice.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {paid > 0 && (
        <>
          <div>
            <dt>{t('invoice.paid')}</dt>
            <dd>{money(-paid)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>{t('invoice.pay.totalDue')}</dt>
            <dd>{money(owedOf({ lines, paid }))}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** The piece at the foot that comes back with the payment. */
export const Stub = ({ id, dueDate, owed }: Pick<Sheet, 'id' | 'dueDate'> & { owed: number }) => {
  const t = useText()
  return (
    <div className={styles.stub}>
      <strong>{t('invoice.stub')}</strong>
      <span>#{id}</span>
      <span>{t('invoice.dueOn', { date: dueDate === '' ? '–' : mediumDate(dueDate) })}</span>
      <span>{money(owed)}</span>
    </div>
  )
}
