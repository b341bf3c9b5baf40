import { holidays } from '@onward/contract'
import { useEffect } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { today } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField, LinesField } from '#web/ui/controls/fields.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { refusalOf } from './holiday-refusal.ts'
import { holidaysIn } from './lines.ts'
import { ALL, hospitalOf, usePlaces } from './places.ts'
import styles from '#web/ui/lists/records.module.css'

const api = apiOf(holidays)
type Values = { text: string; place: string }

/** Many holidays at once, pasted from a list: all of them are added, or none. */
export const ListForm = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  const places = usePlaces()
  const form = useCheckedForm<Values>({
    initialValues: { text: '', place: ALL },
    validate: {
      text: (text) => {
        const { wrong } = holidaysIn(text, today())
        if (wrong.length === 0) return present(text)
        return wrong
          .map(({ at, line, isTwice }) => t(isTwice ? 'holidays.twiceLine' : 'holidays.wrongLine', { at, line }))
          .join(' ')
      },
    },
    names: { holidays: 'text', hospitalId: 'place' },
  })
  const add = useChange(
    ({ text, place }: Values, options) =>
      api.createHolidays({ hospitalId: hospitalOf(place), holidays: holidaysIn(text, today()).found }, options),
    {
      by: api.createHolidays,
      once: true,
      form,
      wording: refusalOf,
      done: (_, { holidays: made }) => t('holidays.added', { count: made.length }),
      onDone: onClose,
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => form.values.text !== ''))
  const { found } = holidaysIn(form.values.text, today())
  return (
    <Drawer title={t('holidays.addMany')} onClose={typed.close}>
      <form className={styles.form} onSubmit={form.whenRight((values) => add.mutate(values))} noValidate>
        <ChangeFailure of={add} />
        <LinesField
          label={t('holidays.lines')}
          required
          description={t('holidays.linesHint')}
          placeholder="2027-01-01, …"
          rows={10}
          {...form.getInputProps('text')}
        />
        <p className={styles.soft} role="status">
          {t('holidays.found', { count: found.length })}
        </p>
        <ChoiceField label={t('holidays.place')} choices={places} {...form.getInputProps('place')} />
        <SaveActions isBusy={add.isPending} onDiscard={onClose} />
      </form>
      {typed.question}
    </Drawer>
  )
}
