import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import '@mantine/core/styles/Switch.layer.css'
import type { PaymentDetails } from '@onward/contract/samples'
import { Suspense, useState, type ReactNode } from 'react'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DateField } from '#web/ui/controls/fields.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { tell } from '#web/ui/overlays/toast.ts'
import { keyed } from './change-lines.ts'
import { keepDraft } from './drafts.ts'
import { EditorActions } from './editor-actions.tsx'
import { LineEditor } from './line-editor.tsx'
import { totalsOf } from './lines.ts'
import { ClientBlock, PaymentBlock, SheetHead, Stub, Totals } from './sheet-parts.tsx'
import type { Sheet, SheetParts } from './sheet.ts'
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
  client?: (sheet: Sheet, change: (to: Partial<Sheet>) => void) => ReactNode
}

/** An invoice to be written: every word of it where it will stand, and the totals as they come. */
export const SheetEditor = ({ sheet: given, payment, isNew = false, client }: Props) => {
  const t = useText()
  const [sheet, setSheet] = useState(given)
  const [lines, setLines] = useState(() => keyed(given.lines))
  const [panel, setPanel] = useState<'send' | 'payment'>()
  const close = () => setPanel(undefined)
  const change = (to: Partial<Sheet>) => setSheet((now) => ({ ...now, ...to }))
  const { id, issuedDate, dueDate, salesperson, note, parts } = sheet
  const whole: Sheet = { ...sheet, lines: lines.map(({ key: _key, ...line }) => line) }
  return (
    <div className={sheetStyles.page}>
      <div className={sheetStyles.sheet}>
        <SheetHead>
          <div className={styles.head}>
            <TextInput
              label={t('invoice.number')}
              leftSection="#"
              inputMode="numeric"
              value={String(id)}
              onChange={({ currentTarget: { value } }) => /^\d{0,9}$/.test(value) && change({ id: Number(value) })}
            />
            <DateField label={t('invoice.issued')} value={issuedDate} onChange={(to) => change({ issuedDate: to })} />
            <DateField label={t('invoice.due')} value={dueDate} onChange={(to) => change({ dueDate: to })} />
          </div>
        </SheetHead>
        <div className={sheetStyles.sides}>
          <section>
            <h2>{t('invoice.invoiceTo')}</h2>
            {client?.(sheet, change)}
            {sheet.client && <ClientBlock client={sheet.client} />}
          </section>
          {parts.terms && (
            <section>
              <h2>{t('invoice.paymentDetails')}</h2>
              <PaymentBlock details={payment} />
            </section>
          )}
        </div>
        <LineEditor lines={lines} onChange={setLines} />
        <div className={sheetStyles.foot}>
          <TextInput
            label={t('invoice.salesperson')}
            value={salesperson}
            maxLength={200}
            onChange={(event) => change({ salesperson: event.currentTarget.value })}
          />
          <Totals lines={lines} />
        </div>
        {parts.note && (
          <Textarea
            label={t('invoice.note')}
            rows={3}
            value={note}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        )}
        {parts.stub && <Stub id={id} dueDate={dueDate} lines={lines} />}
      </div>
      <aside aria-label={t('ui.actions')} className={styles.aside}>
        <EditorActions
          sheet={whole}
          isNew={isNew}
          onOpen={setPanel}
          onSave={() => {
            keepDraft(whole)
            tell(t('invoice.saved'))
          }}
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
        {panel === 'send' && <SendDrawer sheet={whole} onClose={close} />}
        {panel === 'payment' && <PaymentDrawer balance={totalsOf(lines).total} onClose={close} />}
      </Suspense>
    </div>
  )
}
