import { Button } from '@mantine/core'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { digitsOf } from '#web/samples/lib/card-number.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { CardFields, type useCardForm } from '#web/samples/ui/billing/card-fields.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import type { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { engines, ENGINES, frameworks, FRAMEWORKS, KIND_ICONS, KINDS, type Choices, type Step } from './app-steps.ts'
import styles from './wizard.module.css'

type Named = ReturnType<typeof useCheckedForm<{ name: string }>>
type Forms = { details: Named; database: Named; card: ReturnType<typeof useCardForm> }
type Props = {
  step: Step
  forms: Forms
  choices: Choices
  onChoose: (to: Partial<Choices>) => void
  onBack: (() => void) | undefined
  onNext: () => void
}

/** What one step asks for, and the ways on and back. */
export const StepForm = ({ step, forms, choices, onChoose, onBack, onNext }: Props) => {
  const t = useText()
  const { details, database, card } = forms
  const [isWanted, setWanted] = useState(false)
  const whenChosen = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setWanted(choices.framework === undefined)
    if (choices.framework !== undefined) onNext()
    else event.currentTarget.querySelector('input')?.focus()
  }
  const contents: Record<Step, { onSubmit: (event: SubmitEvent<HTMLFormElement>) => void; content: ReactNode }> = {
    details: {
      onSubmit: details.whenRight(onNext),
      content: (
        <>
          <LineField label={t('modal.appName')} required maxLength={60} {...details.getInputProps('name')} />
          <TileRadios
            label={t('modal.appKind')}
            value={choices.kind}
            onChange={(kind) => onChoose({ kind })}
            tiles={KINDS.map((id) => ({
              id,
              icon: KIND_ICONS[id],
              title: t(`modal.appKind.${id}`),
              hint: t(`modal.appKindText.${id}`),
            }))}
          />
        </>
      ),
    },
    framework: {
      onSubmit: whenChosen,
      content: (
        <TileRadios
          label={t('modal.app.framework')}
          value={choices.framework}
          error={isWanted && choices.framework === undefined ? t('modal.frameworkWanted') : undefined}
          onChange={(framework) => onChoose({ framework })}
          tiles={frameworks.map((id) => ({ id, title: FRAMEWORKS[id], hint: t(`modal.framework.${id}`) }))}
        />
      ),
    },
    database: {
      onSubmit: database.whenRight(onNext),
      content: (
        <>
          <LineField label={t('modal.databaseName')} required maxLength={60} {...database.getInputProps('name')} />
          <TileRadios
            label={t('modal.engine')}
            value={choices.engine}
            onChange={(engine) => onChoose({ engine })}
            tiles={engines.map((id) => ({ id, title: ENGINES[id], hint: t(`modal.engine.${id}`) }))}
          />
        </>
      ),
    },
    billing: { onSubmit: card.whenRight(onNext), content: <CardFields form={card} choice={t('card.keep')} /> },
    submit: {
      onSubmit: (event) => {
        event.preventDefault()
        onNext()
      },
      content: (
        <>
          <p className={styles.lead}>{t('modal.submitLead')}</p>
          <dl className={styles.facts}>
            <dt>{t('modal.appName')}</dt>
            <dd>{details.values.name}</dd>
            <dt>{t('modal.appKind')}</dt>
            <dd>{t(`modal.appKind.${choices.kind}`)}</dd>
            <dt>{t('modal.app.framework')}</dt>
            <dd>{choices.framework && FRAMEWORKS[choices.framework]}</dd>
            <dt>{t('modal.app.database')}</dt>
            <dd>
              {database.values.name}, {ENGINES[choices.engine]}
            </dd>
            <dt>{t('modal.app.billing')}</dt>
            <dd>{t('card.ends', { end: digitsOf(card.values.number).slice(-4) })}</dd>
          </dl>
        </>
      ),
    },
  }
  const { onSubmit, content } = contents[step]
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit}>
      {content}
      <Actions>
        <Button
          variant="default"
          disabled={!onBack}
          leftSection={<Icon name="back" size={16} turns />}
          onClick={() => onBack?.()}
        >
          {t('modal.previous')}
        </Button>
        <Button
          type="submit"
          rightSection={<Icon name={step === 'submit' ? 'done' : 'forward'} size={16} turns={step !== 'submit'} />}
        >
          {t(step === 'submit' ? 'modal.submit' : 'modal.next')}
        </Button>
      </Actions>
    </form>
  )
}
