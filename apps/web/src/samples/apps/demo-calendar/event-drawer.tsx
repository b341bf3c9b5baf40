import { Button, MultiSelect, Select, Switch, TextInput } from '@mantine/core'
import '#web/ui/controls/combobox.css'
import { NO_CALENDAR, type CalendarEvent } from '@onward/contract/samples'
import { isAddress, webAddress } from '#web/samples/lib/web-address.ts'
import { present } from '#web/lib/rules/rules.ts'
import { SAMPLE_PEOPLE } from '#web/samples/lib/sample-people.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { DateField, LinesField, TimeField } from '#web/ui/controls/fields.tsx'
import { Dot } from '#web/samples/ui/layout/side-list.tsx'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import type { Calendar } from './calendars.ts'
import { datesOf, spellOf, type Dates } from './event-times.ts'
import { useEventChanges } from './use-events.ts'
import styles from './demo-calendar.module.css'

type Props = ({ event: CalendarEvent } | { dates: Dates }) & { calendars: readonly Calendar[]; onClose: () => void }

const BLANK: Omit<CalendarEvent, 'id' | 'start' | 'end' | 'allDay'> = {
  title: '',
  url: '',
  extendedProps: { calendar: NO_CALENDAR },
}

/** A new event, or everything about one. */
export const EventDrawer = ({ calendars, onClose, ...about }: Props) => {
  const t = useText()
  const event = 'event' in about ? about.event : undefined
  const { title, url, extendedProps } = event ?? BLANK
  const { calendar, guests = [], location = '', description = '' } = extendedProps
  const changes = useEventChanges(onClose)
  const isBusy = Object.values(changes).some(({ isPending }) => isPending)
  const form = useCheckedForm({
    initialValues: {
      title,
      calendar,
      ...('dates' in about ? about.dates : datesOf(about.event)),
      url,
      guests,
      location,
      description,
    },
    validate: {
      title: present,
      firstDate: present,
      from: (time, { allDay }) => (allDay ? null : present(time)),
      lastDate: (date, { firstDate }) => present(date) ?? (date < firstDate ? t('events.endsBefore') : null),
      to: (time, { allDay, firstDate, lastDate, from }) =>
        allDay ? null : (present(time) ?? (firstDate === lastDate && time < from ? t('events.endsBefore') : null)),
      url: webAddress,
    },
  })
  const { values } = form
  const save = form.whenRight((given) => {
    const { guests: asked, location: where, description: about_, calendar: of } = given
    const whole = {
      ...spellOf(given),
      title: given.title.trim(),
      url: given.url,
      extendedProps: { calendar: of, guests: asked, location: where, description: about_ },
    }
    if (event) changes.save.mutate({ ...event, ...whole })
    else changes.add.mutate(whole)
  })
  const nameOf = (name: string) => (name === NO_CALENDAR ? t('events.unassigned') : name)
  const toneOf = (name: string) => calendars.find((one) => one.name === name)?.tone ?? 0

  return (
    <Drawer title={t(event ? 'events.update' : 'events.add')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={save}>
        <TextInput label={t('events.title')} required maxLength={200} data-autofocus {...form.getInputProps('title')} />
        <Select
          label={t('events.label')}
          allowDeselect={false}
          data={calendars.map(({ name }) => ({ value: name, label: nameOf(name) }))}
          leftSection={<Dot tone={toneOf(values.calendar)} />}
          renderOption={({ option }) => (
            <span className={styles.option}>
              <Dot tone={toneOf(option.value)} /> {option.label}
            </span>
          )}
          {...form.getInputProps('calendar')}
        />
        <Switch
          label={t('events.allDay')}
          checked={values.allDay}
          onChange={({ currentTarget }) => form.setValue('allDay', currentTarget.checked)}
        />
        <div className={styles.pair}>
          <DateField
            label={t('events.start')}
            required
            {...form.getInputProps('firstDate')}
            onChange={(date: string) => {
              // What ended on its first day still does.
              if (values.lastDate === values.firstDate || values.lastDate < date) form.setValue('lastDate', date)
              form.setValue('firstDate', date)
            }}
          />
          {!values.allDay && <TimeField label={t('events.startTime')} required {...form.getInputProps('from')} />}
        </div>
        <div className={styles.pair}>
          <DateField label={t('events.end')} required {...form.getInputProps('lastDate')} />
          {!values.allDay && <TimeField label={t('events.endTime')} required {...form.getInputProps('to')} />}
        </div>
        <TextInput
          label={t('events.url')}
          type="url"
          placeholder="https://"
          maxLength={2000}
          {...form.getInputProps('url')}
        />
        {isAddress(values.url) && (
          <a className={styles.visit} href={values.url} target="_blank" rel="noreferrer">
            {t('events.visit')}
          </a>
        )}
        <MultiSelect
          label={t('events.guests')}
          searchable
          data={[...new Set([...SAMPLE_PEOPLE, ...guests])]}
          nothingFoundMessage={t('ui.noMatch')}
          renderOption={({ option }) => (
            <span className={styles.option}>
              <Avatar name={option.label} size={24} /> {option.label}
            </span>
          )}
          {...form.getInputProps('guests')}
        />
        <TextInput label={t('events.location')} maxLength={2000} {...form.getInputProps('location')} />
        <LinesField label={t('events.description')} {...form.getInputProps('description')} />
        <Actions>
          {event ? (
            <Button variant="default" color="red" loading={isBusy} onClick={() => changes.remove.mutate(event)}>
              {t('events.delete')}
            </Button>
          ) : (
            <Button variant="default" onClick={onClose}>
              {t('events.cancel')}
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {t(event ? 'events.save' : 'events.create')}
          </Button>
        </Actions>
      </form>
    </Drawer>
  )
}
