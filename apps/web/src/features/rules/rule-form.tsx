import { MultiSelect, NativeSelect } from '@mantine/core'
import { rules, type Rule } from '@onward/contract'
import { useEffect, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { facilityChoices, providerChoices, specialtyChoices } from '#web/lib/choices/account-choices.ts'
import { differing } from '#web/lib/differing.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { FoundChoices } from '#web/ui/controls/found-choice.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { PutAway } from '#web/ui/lists/put-away.tsx'
import styles from '#web/ui/lists/records.module.css'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { packChoices } from '#web/ui/rules/pack-name.ts'
import { ruleWords } from '#web/ui/rules/rule-words.ts'
import { namesOf, type NamesById } from '#web/ui/rules/words.ts'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { Backtest } from './backtest.tsx'
import { checks, NAMES } from './check-rule.ts'
import { RuleFields } from './rule-fields.tsx'
import { conflictOf, refusalOf } from './rule-refusal.ts'
import { fieldsOf, FORM_KINDS, inputOf, newRule, valuesOf, type RuleValues } from './rule-values.ts'

const api = apiOf(rules)
type Props = {
  rule: Rule | undefined
  /** How what rules name by ids is called. */
  names: NamesById
  onClose: () => void
}
type Form = ReturnType<typeof useCheckedForm<RuleValues>>

/** A new rule, or a change of one. */
export const RuleForm = ({ rule: given, names: byId, onClose }: Props) => {
  const t = useText()
  const names = namesOf(byId)
  // What is changed is the row that was seen: a newer one must not take away what was typed.
  const [rule, setRule] = useState(given)
  const form = useCheckedForm<RuleValues>({
    initialValues: valuesOf(given ?? newRule('rest'), names),
    validate: checks,
    names: NAMES,
  })
  const { values, getInputProps } = form
  const had: object | undefined = rule?.parameters
  const before = valuesOf(rule ?? newRule('rest'), names)
  const isTyped = JSON.stringify(inputOf(values, had)) !== JSON.stringify(inputOf(before, had))
  const takeIn = (error: unknown) => {
    const conflict = conflictOf(error)
    if (!conflict) return
    const theirs = valuesOf(conflict.facts.rule, names)
    takeNewer(form, { typed: values, before, theirs })
    setRule(conflict.facts.rule)
  }
  const change = ({ ruleId, version, ...row }: Rule, to: RuleValues) => {
    const { kind: _, ...input } = inputOf(to, row.parameters)
    return api.changeRule({ ruleId, version, ...differing(input, row) })
  }
  const save = useChange(
    (all: RuleValues, options) => (rule ? change(rule, all) : api.createRule(inputOf(all), options)),
    {
      by: api.changeRule,
      once: { amend: async ({ rule: made }, all) => change(made, all) },
      form,
      wording: refusalOf,
      done: () => t('rules.saved'),
      onDone: onClose,
      onFailed: takeIn,
    },
  )
  const remove = useChange(({ ruleId, version }: Rule) => api.deleteRule({ ruleId, version }), {
    by: api.deleteRule,
    wording: refusalOf,
    done: () => t('rules.removed'),
    onDone: onClose,
    onFailed: takeIn,
  })
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => isTyped))
  return (
    <Drawer title={t(given ? 'rules.change' : 'rules.new')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((all) => save.mutate(all))} noValidate>
        <ChangeFailure of={save} />
        {given ? (
          <p className={styles.soft}>{ruleWords(rule ?? given, names)}</p>
        ) : (
          <KindField form={form} names={byId} />
        )}
        <RuleFields form={form} parameters={{ ...had }} names={names} />
        <NativeSelect
          label={t('rules.severity')}
          description={t(`rules.severityHint.${values.severity}`)}
          data={(['block', 'warn', 'inform', 'off'] as const).map((value) => ({
            value,
            label: t(`rule.severity.${value}`),
          }))}
          {...getInputProps('severity')}
        />
        {values.severity === 'warn' && (
          <NativeSelect
            label={t('rules.override')}
            description={t(`rules.overrideHint.${values.override}`)}
            data={(['free', 'reason', 'admin'] as const).map((value) => ({
              value,
              label: t(`rules.override.${value}`),
            }))}
            {...getInputProps('override')}
          />
        )}
        <ScopeFields form={form} />
        <div className={styles.pair}>
          <TypedDateField label={t('rules.validFrom')} {...getInputProps('validFrom')} />
          <TypedDateField label={t('rules.validTo')} {...getInputProps('validTo')} />
        </div>
        <Backtest
          form={form}
          onTry={(go) => form.whenRight((all) => go(inputOf(all, had)))()}
          typed={tried(inputOf(values, had))}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {rule && (
        <PutAway
          name={ruleWords(rule, names)}
          isActive
          isUsed={false}
          isTyped={isTyped}
          change={remove}
          onGo={() => remove.mutate(rule)}
        />
      )}
      {typed.question}
    </Drawer>
  )
}

/** What a backtest looks at: how much the rule weighs, and from when to when, is left out. */
const tried = ({ kind, scope, parameters }: ReturnType<typeof inputOf>) => JSON.stringify([kind, scope, parameters])

/** What a new rule asks for; its figures begin as most have them. */
const KindField = ({ form, names }: { form: Form; names: NamesById }) => {
  const t = useText()
  const { values, setValue } = form
  return (
    <NativeSelect
      label={t('rules.kind')}
      data-autofocus
      data={FORM_KINDS.map((value) => ({ value, label: t(`rule.kind.${value}`) }))}
      value={values.kind}
      onChange={(event) => {
        const kind = FORM_KINDS.find((one) => one === event.currentTarget.value)
        if (kind === undefined) return
        const begins = valuesOf(newRule(kind), namesOf(names))
        setValue('kind', kind)
        for (const name of ['windowDays' as const, ...fieldsOf(kind)]) setValue(name, begins[name])
      }}
    />
  )
}

/** For whom it is; whoever is not narrowed down is everybody. */
const ScopeFields = ({ form: { values, getInputProps } }: { form: Form }) => {
  const t = useText()
  const unlessChosen = (chosen: readonly unknown[]) => (chosen.length === 0 ? { placeholder: t('rules.all') } : {})
  return (
    <>
      <FoundChoices
        label={t('rules.facilities')}
        {...unlessChosen(values.facilities)}
        {...facilityChoices}
        {...getInputProps('facilities')}
      />
      <FoundChoices
        label={t('rules.specialties')}
        {...unlessChosen(values.specialties)}
        {...specialtyChoices}
        {...getInputProps('specialties')}
      />
      <MultiSelect
        label={t('rules.packs')}
        {...unlessChosen(values.packs)}
        data={packChoices()}
        openOnFocus={false}
        comboboxProps={{ withinPortal: true }}
        {...getInputProps('packs')}
      />
      <FoundChoices
        label={t('rules.people')}
        {...unlessChosen(values.people)}
        {...providerChoices}
        {...getInputProps('people')}
      />
    </>
  )
}
