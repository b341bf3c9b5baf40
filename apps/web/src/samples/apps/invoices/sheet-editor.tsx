import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import '@mantine/core/styles/Switch.layer.css'
import { samplePages, type PaymentDetails } from '@onward/contract/samples'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { ask } from '#web/lib/api.ts'
import { invoiceAddress, invoiceApi } from '#web/samples/lib/invoice-api.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DateField } from '#web/ui/controls/fields.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { keyed } from './change-lines.ts'
import { EditorActions } from './editor-actions.tsx'
import { LineEditor } from './line-editor.tsx'
import { faultsOf } from './faults.ts'
import { ClientBlock, PaymentBlock, SheetHead, Stub, Totals } from './sheet-parts.tsx'
import { owedOf, type Sheet } from './sheet.ts'
import type { SheetParts } from './written.ts'
import { useSaveInvoice } from './use-invoice.ts'
import sheetStyles from './sheet.module.css'
import styles from './editor.module.css'

const SendDrawer = lazyPart(() => import('./send-drawer.tsx'), 'SendDrawer')
const PaymentDrawer = lazyPart(() => import('./payment-drawer.tsx'), 'PaymentDrawer')

const VIA = ['debit', 'credit', 'paypal', 'internet', 'upi'] as const
const PARTS = ['terms', 'note', 'stub'] as const satisfies (keyof SheetParts)[]

type Props = {
  sheet: Sheet
  payment: PaymentDetails
  /** A new one can be neither sent nor paid. */
  isNew?: boolean
  /** Chooses who is billed; without it the client stays. */
  client?: (sheet: Sheet, change: (to: Partial<Sheet>) => void, error: string | undefined) => ReactNode
}

/** An invoice to be written: every word of it where it will stand, and the totals as they come. */
export const SheetEditor = ({ sheet: given, payment, isNew = false, client }: Props) => {
  const t = useText()
  const [sheet, setSheet] = useState(given)
  const [lines, setLines] = useState(() => keyed(given.lines))
  const [panel, setPanel] = useState<'send' | 'payment'>()
  const close = () => setPanel(undefined)
  const place = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const [isTried, setTried] = useState(false)
  const isShown = useRef(false)
  const { data } = useQuery(ask(invoiceApi.listInvoices, { perPage: '1' }))
  const change = (to: Partial<Sheet>) => setSheet((now) => ({ ...now, ...to }))
  const { id, issuedDate, dueDate, salesperson, note, parts } = sheet
  const whole: Sheet = { ...sheet, lines: lines.map(({ key: _key, ...line }) => line) }
  const was = isNew ? undefined : given.id
  const taken = (data?.allData ?? []).flatMap((one) => (one.id === was ? [] : one.id))
  const faults = isTried ? faultsOf(whole, taken) : {}
  const said = (where: keyof typeof faults) => {
    const fault = faults[where]
    return fault && t(`invoice.fault.${fault}`, { id })
  }
  const save = useSaveInvoice(
    ({ sheet: saved }) => t('invoice.saved', { id: saved.id }),
    (saved) => {
      if (isShown.current) navigate(invoiceAddress(saved.id))
      else if (saved.id !== was) navigate(`${samplePages['invoice-edit'].path}/${saved.id}`, { replace: true })
    },
  )
  /** Goes on with a sheet that is whole; otherwise to what is wrong with it. */
  const whenWhole = (go: () => void) => {
    if (Object.keys(faultsOf(whole, taken)).length === 0) return go()
    flushSync(() => setTried(true))
    return place.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-wrong]')?.focus()
  }
  return (
    <div ref={place} className={sheetStyles.page}>
      <div className={sheetStyles.sheet}>
        <SheetHead>
          <div className={styles.head}>
            <TextInput
              label={t('invoice.number')}
              leftSection="#"
              inputMode="numeric"
              value={String(id)}
              onChange={({ currentTarget: { value } }) => /^\d{0,9}$/.test(value) && change({ id: Number(value) })}
              {...(faults.id && { error: said('id') })}
            />
            <DateField
              label={t('invoice.issued')}
              error={said('issuedDate')}
              value={issuedDate}
              onChange={(to) => change({ issuedDate: to })}
            />
            <DateField
              label={t('invoice.due')}
              error={said('dueDate')}
              value={dueDate}
              onChange={(to) => change({ dueDate: to })}
            />
          </div>
        </SheetHead>
        <div className={sheetStyles.sides}>
          <section>
            <h2>{t('invoice.invoiceTo')}</h2>
            {client?.(sheet, change, said('client'))}
            {sheet.client && <ClientBlock client={sheet.client} />}
          </section>
          {parts.terms && (
            <section>
              <h2>{t('invoice.paymentDetails')}</h2>
              <PaymentBlock details={payment} owed={owedOf(whole)} />
            </section>
          )}
        </div>
        <LineEditor lines={lines} onChange={setLines} />
        {faults.lines && (
          <p className={styles.wrong} role="alert" tabIndex={-1} data-wrong="">
            {said('lines')}
          </p>
        )}
        <div className={sheetStyles.foot}>
          <TextInput
            label={t('invoice.salesperson')}
            value={salesperson}
            maxLength={200}
            onChange={(event) => change({ salesperson: event.currentTarget.value })}
          />
          <Totals lines={lines} paid={sheet.paid} />
        </div>
        {parts.note && (
          <Textarea
            label={t('invoice.note')}
            rows={3}
            value={note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        )}
        {parts.stub && <Stub id={id} dueDate={dueDate} owed={owedOf(whole)} />}
      </div>
      <aside aria-label={t('ui.actions')} className={styles.aside}>
        <EditorActions
          sheet={whole}
          isNew={isNew}
          isBusy={save.isPending}
          onOpen={(to) => whenWhole(() => setPanel(to))}
          onSave={(shown) =>
            whenWhole(() => {
              isShown.current = shown
              save.mutate({ sheet: whole, ...(was !== undefined && { was }) })
            })
          }
        />
        <Card>
          <div className={sheetStyles.actions}>
            <NativeSelect
              label={t('invoice.via')}
              data={VIA.map((value) => ({ value, label: t(`invoice.via.${value}`) }))}
            />
            {PARTS.map((part) => (
              <Switch
                key={part}
                labelPosition="left"
                classNames={{ body: styles.switch ?? '' }}
                label={t(`invoice.part.${part}`)}
                checked={parts[part]}
                onChange={(event) => change({ parts: { ...parts, [part]: event.currentTarget.checked } })}
              />
            ))}
          </div>
        </Card>
      </aside>
      <Suspense>
        {panel === 'send' && <SendDrawer sheet={whole} was={given.id} onClose={close} />}
        {panel === 'payment' && (
          <PaymentDrawer sheet={whole} was={given.id} onPaid={(paid) => change({ paid })} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
