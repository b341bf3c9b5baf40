import { ContractConflict, contracts, type Contract } from '@onward/contract'
import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { differing } from '#web/lib/differing.ts'
import { count, mediumDate, today } from '#web/lib/formats/formats.ts'
import { messageOf } from '#web/lib/messages.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { packChoices } from '#web/ui/rules/pack-name.ts'
import { latin } from '#web/ui/when/latin-digits.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'

const api = apiOf(contracts)
const conflictOf = conflictIn(ContractConflict)
const refusalOf = (error: unknown) => {
  const conflict = conflictOf(error)
  if (!conflict) return messageOf(error)
  if (conflict.reason === 'version') return textOf('records.newer')
  const { validFrom, validTo } = conflict.facts.contract
  return validTo === null
    ? textOf('people.contractSince', { date: mediumDate(validFrom) })
    : textOf('people.contractThen', { from: mediumDate(validFrom), to: mediumDate(validTo) })
}

type Values = Record<'validFrom' | 'validTo' | 'fte' | 'targetHours' | 'leastHours' | 'mostHours' | 'pack', string>
const typed = (amount: number | null | undefined) => (amount === null || amount === undefined ? '' : count(amount))
/** A number as people type it, with a point or a comma, in digits of any script; null for none, NaN for what is no number. */
const numberIn = (text: string) => (text.trim() === '' ? null : Number(latin(text.trim()).replace(/[,\u066b]/, '.')))
const valuesOf = (row: Contract | undefined): Values => ({
  validFrom: row?.validFrom ?? today(),
  validTo: row?.validTo ?? '',
  fte: typed(row ? row.fte : 1),
  targetHours: typed(row?.targetHours),
  leastHours: typed(row?.leastHours),
  mostHours: typed(row?.mostHours),
  pack: row?.packId ?? '',
})
const inputOf = ({ validFrom, validTo, fte, targetHours, leastHours, mostHours, pack }: Values) => ({
  validFrom,
  validTo: validTo || null,
  fte: numberIn(fte) ?? 0,
  targetHours: numberIn(targetHours),
  leastHours: numberIn(leastHours),
  mostHours: numberIn(mostHours),
  packId: pack || null,
})
/** Hours of a week, where some are said. */
const hoursWrong = (text: string) => {
  const hours = numberIn(text)
  return hours === null || (hours >= 0 && hours <= 168) ? null : textOf('people.hoursWrong')
}

const isLess = (one: string, other: string) => {
  const [a, b] = [numberIn(one), numberIn(other)]
  return a !== null && b !== null && a < b
}

type Props = { providerId: string; contract: Contract | undefined; onClose: () => void }

/** A new contract of somebody, or a change of one. */
export const ContractForm = ({ providerId, contract: given, onClose }: Props) => {
  const t = useText()
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [row, setRow] = useState(given)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      validFrom: present,
      fte: (text) => {
        const share = numberIn(text)
        return share !== null && share > 0 && share <= 2 ? null : t('people.fteWrong')
      },
      validTo: (to, { validFrom }) => (to !== '' && to < validFrom ? t('people.endsBefore') : null),
      targetHours: (text, { leastHours, mostHours }) =>
        hoursWrong(text) ??
        (isLess(text, leastHours) ? t('people.underLeast') : isLess(mostHours, text) ? t('people.overMost') : null),
      leastHours: hoursWrong,
      mostHours: (text, { leastHours }) =>
        hoursWrong(text) ?? (isLess(text, leastHours) ? t('people.underLeast') : null),
    },
  })
  const { values, getInputProps } = form
  const before = valuesOf(row)
  const isTyped = Object.keys(differing(values, before)).length > 0
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'overlap') form.refuse({ validFrom: refusalOf(error) })
    if (conflict?.reason !== 'version') return
    const theirs = valuesOf(conflict.facts.contract)
    takeNewer(form, { typed: values, before, theirs })
    setRow(conflict.facts.contract)
  }
  const change = ({ contractId, version, ...seen }: Contract, to: Values) =>
    api.changeContract({
      contractId,
      version,
      ...differing(inputOf(to), inputOf(valuesOf({ contractId, version, ...seen }))),
    })
  const save = useChange(
    (all: Values, options) => (row ? change(row, all) : api.createContract({ providerId, ...inputOf(all) }, options)),
    {
      by: api.changeContract,
      once: { amend: async ({ contract: made }, all) => change(made, all) },
      form,
      wording: refusalOf,
      done: () => t('people.contractSaved'),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const remove = useChange(({ contractId, version }: Contract) => api.deleteContract({ contractId, version }), {
    by: api.deleteContract,
    wording: refusalOf,
    done: () => t('people.contractRemoved'),
    onDone: onClose,
    onFailed: takeIn,
  })
  const leaving = useTypedText(onClose)
  useEffect(() => leaving.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'people.changeContract' : 'people.newContract')} onClose={leaving.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        <div className={styles.pair}>
          <TypedDateField label={t('people.validFrom')} required data-autofocus {...getInputProps('validFrom')} />
          <TypedDateField label={t('people.validTo')} {...getInputProps('validTo')} />
        </div>
        <LineField label={t('people.fte')} description={t('people.fteHint')} required {...getInputProps('fte')} />
        <LineField label={t('people.targetHours')} {...getInputProps('targetHours')} />
        <div className={styles.pair}>
          <LineField label={t('people.leastHours')} {...getInputProps('leastHours')} />
          <LineField label={t('people.mostHours')} {...getInputProps('mostHours')} />
        </div>
        <NativeSelect
          label={t('people.pack')}
          description={t('people.packHint')}
          data={[{ value: '', label: t('people.noPack') }, ...packChoices()]}
          {...getInputProps('pack')}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {row && (
        <PutAway
          name={t('people.contract')}
          isActive
          isUsed={false}
          isTyped={isTyped}
          change={remove}
          onGo={() => remove.mutate(row)}
        />
      )}
      {leaving.question}
    </Drawer>
  )
}
