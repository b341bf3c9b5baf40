import { Button, NativeSelect, TextInput } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { InvoiceService } from '@onward/contract/samples'
import { money } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Drop } from '#web/ui/overlays/drop.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { QuietButton } from '#web/samples/ui/controls/quiet-button.tsx'
import { added, changed, numberOf, removed, type KeyedLine } from './change-lines.ts'
import { priceOf, type Line } from './lines.ts'
import styles from './editor.module.css'

type Props = { lines: readonly KeyedLine[]; onChange: (lines: KeyedLine[]) => void }

/** The lines of an invoice, as many as one needs. */
export const LineEditor = ({ lines, onChange }: Props) => {
  const t = useText()
  return (
    <div className={styles.lines}>
      <ul aria-label={t('invoice.lines')}>
        {lines.map((line, at) => (
          <LineFields
            key={line.key}
            line={line}
            place={at + 1}
            onChange={(to) => onChange(changed(lines, line.key, to))}
            onRemove={() => onChange(removed(lines, line.key))}
          />
        ))}
      </ul>
      <Button size="sm" variant="light" leftSection={<Icon name="plus" />} onClick={() => onChange(added(lines))}>
        {t('invoice.addItem')}
      </Button>
    </div>
  )
}

type LineProps = { line: KeyedLine; place: number; onChange: (to: Partial<Line>) => void; onRemove: () => void }
const LineFields = ({ line, place, onChange, onRemove }: LineProps) => {
  const t = useText()
  const number = (name: 'rate' | 'hours' | 'discount' | 'tax', most?: number) => ({
    type: 'number',
    min: 0,
    step: 'any',
    inputMode: 'decimal' as const,
    label: t(`invoice.${name}`),
    defaultValue: String(line[name]),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: numberOf(currentTarget.value, most) }),
  })
  return (
    <li className={styles.line} aria-label={t('invoice.itemAt', { place })}>
      <NativeSelect
        className={styles.item ?? ''}
        label={t('invoice.item')}
        value={line.item}
        data={InvoiceService.options.map((value) => ({ value, label: t(`invoice.service.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ item: InvoiceService.options.find((item) => item === value) ?? line.item })
        }
      />
      <TextInput {...number('rate')} />
      <TextInput {...number('hours')} />
      <div className={styles.price}>
        <span>{t('invoice.price')}</span>
        <strong>{money(priceOf(line))}</strong>
      </div>
      <TextInput
        className={styles.description ?? ''}
        label={t('invoice.lineDescription')}
        maxLength={500}
        value={line.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <div className={styles.extra}>
        <span>
          {t('invoice.discountIs', { percent: line.discount })} · {t('invoice.taxIs', { percent: line.tax })}
        </span>
        <Drop
          kind="dialog"
          label={t('invoice.discountAndTax', { place })}
          className={styles.gear}
          face={<Icon name="settings" size={16} />}
        >
          {(close) => (
            <div className={styles.percents}>
              <TextInput {...number('discount', 100)} data-autofocus />
              <TextInput {...number('tax', 100)} />
              <Button size="xs" onClick={close}>
                {t('invoice.applied')}
              </Button>
            </div>
          )}
        </Drop>
        <QuietButton label={t('invoice.removeItem', { place })} onClick={onRemove}>
          <Icon name="close" size={16} />
        </QuietButton>
      </div>
    </li>
  )
}
