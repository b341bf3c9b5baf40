import { facilities, type Facility, type Keep } from '@onward/contract'
import { useEffect, useMemo, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { differing } from '#web/lib/differing.ts'
import { present } from '#web/lib/rules/rules.ts'
import { useText } from '#web/lib/text.ts'
import { useNow } from '#web/lib/formats/use-now.ts'
import { SaveActions } from '#web/ui/controls/actions.tsx'
import { ChoiceField, LineField } from '#web/ui/controls/fields.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { TintChoice } from '#web/ui/lists/tint-choice.tsx'
import { takeNewer } from '#web/ui/controls/take-newer.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { TypedDateField } from '#web/ui/when/when-fields.tsx'
import { useTypedText } from '#web/ui/overlays/use-typed-text.tsx'
import { conflictOf, refusalOf } from './facility-refusal.ts'
import { ShiftsAhead } from './shifts-ahead.tsx'
import { FacilityPeople } from './facility-people.tsx'
import { FacilityUse } from './facility-use.tsx'
import { clockIn, zoneChoices } from './zone-choices.ts'
import styles from './facilities.module.css'

type Props = { facility: Facility | undefined; onClose: () => void }
type Values = {
  facilityName: string
  code: string
  timeZone: string
  city: string
  state: string
  tone: number | null
  publishedUntil: string
}
const api = apiOf(facilities)

/** As the form has them: a word that is not there is an empty field. */
const valuesOf = (facility: Facility | undefined): Values => ({
  facilityName: facility?.facilityName ?? '',
  code: facility?.code ?? '',
  timeZone: facility?.timeZone ?? '',
  city: facility?.city ?? '',
  state: facility?.state ?? '',
  tone: facility?.tone ?? null,
  publishedUntil: facility?.publishedUntil ?? '',
})
const FIELDS = ['facilityName', 'code', 'timeZone', 'city', 'state', 'tone', 'publishedUntil'] as const
/** As the server has them: without a date everything is told as it is written. */
const sent = <Some extends Partial<Values>>({ publishedUntil, ...values }: Some) => ({
  ...values,
  ...(publishedUntil !== undefined && { publishedUntil: publishedUntil || null }),
})

/** A new facility, or a change of one. */
export const FacilityForm = ({ facility: given, onClose }: Props) => {
  const t = useText()
  const now = useNow()
  // What is changed is the facility that was seen: a newer one must not take away what was typed.
  const [facility, setFacility] = useState(given)
  const [keep, setKeep] = useState<Keep>()
  const before = valuesOf(facility)
  const form = useCheckedForm<Values>({
    initialValues: valuesOf(given),
    validate: {
      facilityName: present,
      timeZone: present,
      // One that stands there already was made by the server, of whatever name.
      code: (code) => {
        if (code.trim() === '') return facility ? t('ui.required') : null
        return code === facility?.code || CODE.test(code.trim()) ? null : t('facilities.codeWrong')
      },
    },
  })
  const { values, setValue, isTyped, getInputProps } = form
  /** What somebody else has made of it: theirs is what was not typed here. */
  const takeIn = (newer: Facility, typed: Values) => {
    if (!facility) return
    takeNewer(form, { typed, before, theirs: valuesOf(newer) })
    setFacility(newer)
  }
  const save = useChange(
    ({ keep: choice, ...input }: Values & { keep: Keep | undefined }, options) => {
      if (!facility) return api.createFacility({ ...sent(input), code: input.code.trim() || undefined }, options)
      const { hospitalId, version } = facility
      return api.changeFacility({
        hospitalId,
        version,
        ...sent(differing(input, before)),
        ...(choice && { keep: choice }),
      })
    },
    {
      by: api.changeFacility,
      once: {
        amend: async ({ facility: made }, { keep: choice, ...input }) =>
          api.changeFacility({
            hospitalId: made.hospitalId,
            version: made.version,
            // A code that was left empty has been made.
            ...sent(differing({ ...input, code: input.code.trim() || made.code }, valuesOf(made))),
            ...(choice && { keep: choice }),
          }),
      },
      form,
      wording: refusalOf,
      done: ({ facilityName }) => t('facilities.saved', { name: facilityName }),
      onDone: onClose,
      // The refusal says how it is now: whoever saves again means it.
      onFailed: (error, input) => {
        const conflict = conflictOf(error)
        if (conflict?.reason === 'code') form.refuse({ code: refusalOf(error) })
        if (conflict?.reason === 'version') takeIn(conflict.facts.facility, input)
      },
    },
  )
  const typed = useTypedText(onClose)
  useEffect(() => typed.watch(isTyped))
  const zones = useMemo(() => zoneChoices(given?.timeZone ?? ''), [given])
  const isMoved = facility !== undefined && values.timeZone !== facility.timeZone
  const mustChoose = isMoved && (conflictOf(save.error)?.reason === 'zone' || keep !== undefined)

  return (
    <Drawer title={given ? t('facilities.change') : t('facilities.new')} onClose={typed.close}>
      <form
        className={styles.form}
        onSubmit={form.whenRight((all) => save.mutate({ ...all, keep: mustChoose ? keep : undefined }))}
        noValidate
      >
        <ChangeFailure of={save} />
        <ShiftsAhead error={save.error} />
        {mustChoose && (
          <TileRadios
            label={t('facilities.keep')}
            value={keep}
            onChange={setKeep}
            tiles={(['wall', 'instants'] as const).map((id) => ({
              id,
              title: t(`facilities.keep.${id}`),
              hint: t(`facilities.keep.${id}Hint`),
            }))}
          />
        )}
        <LineField
          label={t('facilities.name')}
          required
          maxLength={200}
          data-autofocus
          {...getInputProps('facilityName')}
        />
        <LineField
          label={t('facilities.code')}
          description={facility ? t('facilities.codeHint') : `${t('facilities.codeHint')} ${t('facilities.codeAuto')}`}
          required={facility !== undefined}
          maxLength={6}
          {...getInputProps('code')}
        />
        <ChoiceField
          label={t('facilities.zone')}
          required
          choices={zones}
          {...(values.timeZone !== '' && {
            description: t('facilities.clock', clockIn(values.timeZone, new Date(now))),
          })}
          {...getInputProps('timeZone')}
        />
        <div className={styles.pair}>
          <LineField label={t('facilities.city')} maxLength={100} {...getInputProps('city')} />
          <LineField label={t('facilities.state')} maxLength={100} {...getInputProps('state')} />
        </div>
        <TintChoice<number | null>
          label={t('facilities.tints')}
          auto={t('facilities.tintAuto')}
          nameOf={(number) => t('facilities.tint', { number })}
          value={values.tone}
          onChange={(tone) => setValue('tone', tone)}
        />
        <TypedDateField
          label={t('facilities.publishedUntil')}
          description={t('facilities.publishedUntilHint')}
          {...getInputProps('publishedUntil')}
        />
        <SaveActions isBusy={save.isPending} onDiscard={onClose} />
      </form>
      {facility && (
        <FacilityUse
          facility={facility}
          isTyped={FIELDS.some((name) => values[name] !== before[name])}
          onNewer={(newer) => takeIn(newer, values)}
          onDone={onClose}
        />
      )}
      {/* Last, for it comes later and is long. */}
      {facility && <FacilityPeople hospitalId={facility.hospitalId} facilityName={facility.facilityName} />}
      {typed.question}
    </Drawer>
  )
}
const CODE = /^[\p{L}\p{N}]{2,6}$/u
