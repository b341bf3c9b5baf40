import { Popover, TextInput } from '@mantine/core'
import { addDays } from '@onward/scheduling'
import texts from 'texts:when'
import { useState, type FocusEvent } from 'react'
import { clock, longDate, today } from '#web/lib/formats/formats.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { DayPicker } from './day-picker.tsx'
import type { FieldProps } from '#web/ui/controls/fields.tsx'
import { dateIn, isWholeDate, typedDate } from './typed-date.ts'
import { isWholeTime, movedTime, timeIn } from './typed-time.ts'
import { useTyped } from './use-typed.ts'
import styles from './when-fields.module.css'

addTexts(texts)

type Props = FieldProps<string> & { onBlur?: (event: FocusEvent<HTMLInputElement>) => void }

/** What is said beside a field: of what was typed, or by the form. */
const said = (error: string | undefined) => (error === undefined ? {} : { error })
/** So many minutes the arrow keys move a time. */
const STEP = 15

/** Why a date cannot be taken, in words; undefined for one that can. */
type Refuses = { refuses?: (date: string) => string | undefined }

/** A date, typed in the reader's own order and in many other ways, or chosen from a month. */
export const TypedDateField = ({ value = '', onChange, onBlur, error, refuses, ...props }: Props & Refuses) => {
  const t = useText()
  const whyNot = (text: string) => {
    const date = dateIn(text, today())
    return date === undefined ? undefined : refuses?.(date)
  }
  const [isOpen, setOpen] = useState(false)
  const { input, refused, choose } = useTyped({
    value,
    write: typedDate,
    read: (text) => (whyNot(text) === undefined ? dateIn(text, today()) : undefined),
    isWhole: isWholeDate,
    wrong: (text) => whyNot(text) ?? t('when.notDate', { field: props.label, text, example: typedDate(today()) }),
    step: (date, by) => (refuses?.(addDays(date, by)) === undefined ? addDays(date, by) : date),
    onChange,
    onBlur,
  })
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <TextInput
          {...props}
          {...input}
          {...said(refused ?? error)}
          {...(value !== '' && { description: longDate(value) })}
          inputMode="numeric"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rightSectionPointerEvents="all"
          rightSection={
            <button
              type="button"
              className={styles.open}
              aria-label={t('when.pick')}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              // Escape may come before the focus is among the days.
              data-mantine-stop-propagation={isOpen || undefined}
              onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="calendar" size={16} />
            </button>
          }
        />
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <DayPicker
          value={value === '' ? today() : value}
          label={props.label}
          {...(refuses && { isOff: (date: string) => refuses(date) !== undefined })}
          onChoose={(date) => {
            choose(date)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

/** A time of day, typed as people say it. */
export const TypedTimeField = ({ value = '', onChange, onBlur, error, ...props }: Props) => {
  const t = useText()
  const { input, refused } = useTyped({
    value,
    write: (time) => (time === '' ? '' : clock(`2000-01-01T${time}`)),
    read: timeIn,
    isWhole: isWholeTime,
    wrong: (text) => t('when.notTime', { field: props.label, text, example: clock('2000-01-01T19:30') }),
    step: (time, by) => movedTime(time, by * STEP),
    onChange,
    onBlur,
  })
  return (
    <TextInput
      {...props}
      {...input}
      {...said(refused ?? error)}
      inputMode="numeric"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
