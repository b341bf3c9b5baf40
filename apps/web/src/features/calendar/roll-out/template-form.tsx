import { Button, NativeSelect } from '@mantine/core'
import { MOST_SLOTS, MOST_WEEKS, type NewTemplate, type Template, type TemplateWithSlots } from '@onward/contract'
import { startOfWeek } from '@onward/scheduling'
import { useEffect, useState } from 'react'
import '#web/ui/controls/native-select.css'
import { count as counted, today, weekStart } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { toggled } from '#web/lib/toggled.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Pager } from '#web/ui/lists/pager.tsx'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useUnsaved } from '#web/ui/overlays/questions/use-unsaved.ts'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { LineForm } from './line-form.tsx'
import { beyond, daysOfWeeks, linesOf, mergedLines, newLine, slotsOf, type Line } from './template-lines.ts'
import { HolidaysField } from './template-fields.tsx'
import { changeTemplate, conflictOf, createTemplate, deleteTemplate, templateRefusalOf } from './templates.ts'
import { TickGrid } from './tick-grid.tsx'
import styles from './templates.module.css'

/** So many lines are drawn at once. */
const SHOWN = 25

type Fields = Pick<Template, 'templateName' | 'anchor' | 'holidays'> & { weeks: string }
const fieldsOf = ({ templateName, weeks, anchor, holidays }: Template): Fields => ({
  templateName,
  weeks: String(weeks),
  anchor,
  holidays,
})
const nothing = (): Fields => ({
  templateName: '',
  weeks: '1',
  anchor: startOfWeek(today(), weekStart()),
  holidays: 'normal',
})

/** A new template, or a change of one: what comes round, and on which days of its weeks. */
export const TemplateForm = ({ template, onClose }: { template?: TemplateWithSlots; onClose: () => void }) => {
  const t = useText()
  const [seen, setSeen] = useState(template)
  const [lines, setLines] = useState<readonly Line[]>(() => linesOf(template?.slots ?? []))
  const [areLinesTouched, setLinesTouched] = useState(false)
  const [page, setPage] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const form = useCheckedForm({
    initialValues: template ? fieldsOf(template) : nothing(),
    validate: { templateName: present },
  })
  useUnsaved(areLinesTouched)
  const { anchor, holidays } = form.values
  const weeks = Number(form.values.weeks)
  const change = (to: readonly Line[]) => {
    setLinesTouched(true)
    setLines(to)
  }
  /** What was not changed here is as somebody else has left it. */
  const takeIn = (before: TemplateWithSlots, theirs: TemplateWithSlots) => {
    takeNewer(form, { typed: form.values, before: fieldsOf(before), theirs: fieldsOf(theirs) })
    setLines(mergedLines(lines, before.slots, theirs.slots))
    setSeen(theirs)
  }
  const slots = slotsOf(lines, weeks, anchor)
  const gone = beyond(lines, weeks)
  const onFailed = (error: unknown) => {
    const conflict = conflictOf(error)
    if (conflict?.reason === 'name') form.refuse({ templateName: t('templates.nameTaken') })
    if (conflict?.reason === 'version' && seen) takeIn(seen, conflict.facts.template)
  }
  const save = useChange(
    (row: NewTemplate, options) =>
      seen
        ? changeTemplate({ templateId: seen.templateId, version: seen.version, ...row }, options)
        : createTemplate(row, options),
    {
      by: changeTemplate,
      once: {
        amend: async ({ template: { templateId, version } }, row) => changeTemplate({ templateId, version, ...row }),
      },
      form,
      wording: templateRefusalOf,
      done: ({ templateName }) => t('templates.saved', { name: templateName }),
      onDone: onClose,
      onFailed,
    },
  )
  const remove = useChange(
    ({ templateId, version }: Template, options) => deleteTemplate({ templateId, version }, options),
    {
      by: deleteTemplate,
      wording: templateRefusalOf,
      done: ({ templateName }) => t('templates.deleted', { name: templateName }),
      onDone: onClose,
      onFailed: (error) => {
        setAsking(false)
        onFailed(error)
      },
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(() => areLinesTouched || form.isTyped()))
  const isTooMuch = slots.length > MOST_SLOTS
  const shown = lines.slice((page - 1) * SHOWN, page * SHOWN)
  return (
    <Dialog
      size="wide"
      title={template ? t('templates.change', { name: template.templateName }) : t('templates.new')}
      onClose={typed.close}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={form.whenRight(({ templateName }) => {
          if (!isTooMuch) save.mutate({ templateName: templateName.trim(), weeks, anchor, holidays, slots })
        })}
      >
        <ChangeFailure of={save} />
        <ChangeFailure of={remove} />
        <div className={styles.fields}>
          <LineField
            label={t('templates.name')}
            required
            maxLength={200}
            data-autofocus
            {...form.getInputProps('templateName')}
          />
          <NativeSelect
            label={t('templates.weeks')}
            data={Array.from({ length: MOST_WEEKS }, (_, at) => ({ value: String(at + 1), label: counted(at + 1) }))}
            {...form.getInputProps('weeks')}
          />
          <TypedDateField
            label={t('templates.anchor')}
            {...form.getInputProps('anchor')}
            onChange={(date) => date !== '' && form.setValue('anchor', date)}
          />
          <HolidaysField {...form.getInputProps('holidays')} />
        </div>
        {lines.length > 0 ? (
          <>
            <TickGrid
              label={t('templates.lines')}
              lines={shown}
              days={daysOfWeeks(weeks, anchor)}
              onTick={(line, day) =>
                change(lines.map((one) => (one === line ? { ...one, ticked: toggled(one.ticked, day) } : one)))
              }
              onRemove={(line) => change(lines.filter((one) => one !== line))}
            />
            {lines.length > SHOWN && <Pager page={page} perPage={SHOWN} total={lines.length} onPage={setPage} />}
          </>
        ) : (
          <p className={styles.soft}>{t('templates.noLine')}</p>
        )}
        <LineForm
          onAdd={(line) => {
            change([...lines, newLine(lines, line)])
            setPage(Math.ceil((lines.length + 1) / SHOWN))
          }}
        />
        <p role="status" className={styles.soft}>
          {t('templates.slots', { count: slots.length })}
          {gone > 0 && ` ${t('templates.gone', { count: gone })}`}
        </p>
        {isTooMuch && <p role="alert">{t('templates.tooMuch', { slots: MOST_SLOTS, weeks: MOST_WEEKS })}</p>}
        <div className={styles.foot}>
          <SaveActions isBusy={save.isPending} onDiscard={onClose}>
            {seen && (
              <Button variant="default" color="red" onClick={() => setAsking(true)}>
                {t('templates.delete')}
              </Button>
            )}
          </SaveActions>
        </div>
      </form>
      {typed.question}
      {isAsking && seen && (
        <Confirm
          title={t('templates.deleteTitle', { name: seen.templateName })}
          action={t('templates.delete')}
          isBusy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(seen)}
        >
          {t('templates.deleteText')}
        </Confirm>
      )}
    </Dialog>
  )
}
