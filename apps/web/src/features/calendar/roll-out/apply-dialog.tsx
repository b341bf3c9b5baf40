import { MOST_APPLIED_DAYS, type Template } from '@onward/contract'
import { daysBetween } from '@onward/scheduling'
import { useQuery } from '@tanstack/react-query'
import texts from 'texts:copies,rollOut,templates'
import { useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { ChoiceField } from '#web/ui/controls/fields.tsx'
import type { Days } from './copy-range.ts'
import { RollOutDialog, type OnBooked } from './roll-out-dialog.tsx'
import { AsChoice, DaysFields, type As } from './scope-fields.tsx'
import { applyTemplate, listTemplates } from './templates.ts'
import styles from './roll-out.module.css'

addTexts(texts)

type Props = {
  /** Which it is; where it is left out one is chosen. */
  template?: Template
  days: Days
  onBooked: OnBooked
  onClose: () => void
}
/** As many as can be chosen from. */
const MOST = 500

/** Makes the shifts of a template. */
export const ApplyDialog = ({ template, days: given, onBooked, onClose }: Props) => {
  const t = useText()
  const [days, setDays] = useState(given)
  const [chosen, setChosen] = useState(template?.templateId ?? '')
  const [as, setAs] = useState<As>('people')
  const { data } = useQuery({ ...ask(listTemplates, { perPage: MOST }), enabled: template === undefined })
  const known = template ? [template] : (data?.templates ?? [])
  const templateId = chosen !== '' ? chosen : known.length === 1 ? (known[0]?.templateId ?? '') : ''
  const { from, to } = days
  const length = daysBetween(from, to)
  const wrong =
    length < 0
      ? t('rollOut.backward')
      : length >= MOST_APPLIED_DAYS
        ? t('rollOut.tooMany', { count: MOST_APPLIED_DAYS })
        : undefined
  return (
    <RollOutDialog
      title={template ? t('templates.applyOf', { name: template.templateName }) : t('templates.apply')}
      lead={t('templates.applyLead')}
      call={applyTemplate}
      wish={wrong === undefined && templateId !== '' ? { templateId, from, to, as } : undefined}
      doWords={(count) => (count > 0 ? t('templates.doCount', { count }) : t('templates.do'))}
      doneWords={(count) => t('templates.done', { count })}
      onBooked={onBooked}
      onClose={onClose}
    >
      {!template && (
        <ChoiceField
          label={t('templates.one')}
          choices={known.map((one) => ({ value: one.templateId, label: one.templateName }))}
          value={templateId}
          onChange={setChosen}
          {...(data?.total === 0 && { error: t('templates.none') })}
        />
      )}
      <div>
        <DaysFields days={days} wrong={wrong} onChange={setDays} />
        {from < today() && <p className={styles.hint}>{t('copies.past')}</p>}
      </div>
      <AsChoice as={as} onChange={setAs} />
    </RollOutDialog>
  )
}
