import { Switch } from '@mantine/core'
import '@mantine/core/styles/Switch.layer.css'
import { brandOf, digitsOf, isCardNumber, isCode, isGoodUntil } from '#web/samples/lib/card-number.ts'
import { CARD_CODE, CARD_NUMBER, EXPIRY } from '#web/samples/lib/masks.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { CardMark } from './card-mark.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { MaskedField } from '#web/samples/ui/controls/masked-field.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import styles from '#web/samples/ui/controls/forms.module.css'

/** `isOn`: what the switch below says. */
export type CardValues = { number: string; name: string; expiry: string; code: string; isOn: boolean }
/** A card as it is kept: without the digits that nobody needs again, and never with its code. */
export type KeptCard = Omit<CardValues, 'number' | 'code'> & { brand: ReturnType<typeof brandOf>; end: string }

export const NO_CARD: CardValues = { number: '', name: '', expiry: '', code: '', isOn: true }

export const keptOf = ({ number, name, expiry, isOn }: CardValues): KeptCard => ({
  name,
  expiry,
  isOn,
  brand: brandOf(number),
  end: digitsOf(number).slice(-4),
})

/** A form for a card. Texts: `card`. */
export const useCardForm = (initialValues: CardValues = NO_CARD) =>
  useCheckedForm<CardValues>({
    initialValues,
    validate: {
      number: (number) => present(number) ?? (isCardNumber(number) ? null : textOf('card.numberWrong')),
      name: present,
      expiry: (expiry) => present(expiry) ?? (isGoodUntil(expiry, new Date()) ? null : textOf('card.expiryWrong')),
      code: (code, { number }) => present(code) ?? (isCode(code, number) ? null : textOf('card.codeWrong')),
    },
  })

type Props = {
  form: ReturnType<typeof useCardForm>
  /** What the switch is for; without it there is none. */
  choice?: string
  hasFocus?: boolean
}

export const CardFields = ({ form, choice, hasFocus = false }: Props) => {
  const t = useText()
  const brand = brandOf(form.values.number)
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <MaskedField
          mask={CARD_NUMBER}
          label={t('card.number')}
          required
          dir="ltr"
          autoComplete="cc-number"
          placeholder="0000 0000 0000 0000"
          data-autofocus={hasFocus || undefined}
          rightSectionWidth={54}
          rightSection={<CardMark brand={brand} isSaid />}
          {...form.getInputProps('number')}
        />
      </div>
      <LineField label={t('card.name')} required autoComplete="cc-name" {...form.getInputProps('name')} />
      <div className={styles.pair}>
        <MaskedField
          mask={EXPIRY}
          label={t('card.expiry')}
          required
          autoComplete="cc-exp"
          placeholder={t('card.expiryForm')}
          {...form.getInputProps('expiry')}
        />
        <MaskedField
          mask={CARD_CODE}
          label={t('card.code')}
          required
          autoComplete="cc-csc"
          placeholder={brand === 'amex' ? '0000' : '000'}
          {...form.getInputProps('code')}
        />
      </div>
      {choice !== undefined && (
        <Switch className={styles.whole ?? ''} label={choice} {...form.getInputProps('isOn', { type: 'checkbox' })} />
      )}
    </div>
  )
}
