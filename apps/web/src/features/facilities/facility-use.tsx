import { facilities, pages, type Facility } from '@onward/contract'
import { useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Confirm } from '#web/ui/overlays/confirm.tsx'
import { conflictOf, refusalOf } from './facility-refusal.ts'
import { ShiftsAhead } from './shifts-ahead.tsx'
import styles from './facilities.module.css'

const api = apiOf(facilities)
type Props = {
  facility: Facility
  /** Something was typed that is not saved: it is not to be lost by this. */
  isTyped: boolean
  /** Somebody else has changed the facility meanwhile. */
  onNewer: (facility: Facility) => void
  onDone: () => void
}

/** Takes a facility out of use once nobody is scheduled there any more, and back. */
export const FacilityUse = ({ facility, isTyped, onNewer, onDone }: Props) => {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { hospitalId, facilityName, version, isActive } = facility
  const change = useChange(
    () =>
      isActive
        ? api.closeFacility({ hospitalId, version })
        : api.changeFacility({ hospitalId, version, isActive: true }),
    {
      by: api.changeFacility,
      wording: refusalOf,
      done: () => t(isActive ? 'facilities.closed' : 'facilities.opened', { name: facilityName }),
      onDone,
      onFailed: (error) => {
        setAsking(false)
        const conflict = conflictOf(error)
        if (conflict?.reason === 'version') onNewer(conflict.facts.facility)
      },
    },
  )
  const conflict = conflictOf(change.error)
  const left = conflict?.reason === 'shifts' ? conflict.facts.shifts[0] : undefined
  const link = new URLSearchParams({ facility: hospitalId, month: left?.startsAt.slice(0, 7) ?? '' })
  return (
    <div className={styles.use}>
      <ChangeFailure of={change} />
      {left && !isTyped && (
        <>
          <ShiftsAhead error={change.error} />
          <p>
            <a href={`${pages.calendar.path}?${link}`}>{t('facilities.seeThem')}</a>
          </p>
        </>
      )}
      {isTyped && <p className={styles.soft}>{t('facilities.saveFirst')}</p>}
      <BusyButton
        disabled={isTyped}
        variant="default"
        isBusy={change.isPending}
        onClick={() => (isActive ? setAsking(true) : change.mutate())}
      >
        {t(isActive ? 'facilities.close' : 'facilities.open')}
      </BusyButton>
      {isAsking && (
        <Confirm
          title={t('facilities.closeTitle', { name: facilityName })}
          action={t('facilities.close')}
          isBusy={change.isPending}
          onConfirm={() => change.mutate()}
          onClose={() => setAsking(false)}
        >
          {t('facilities.closeText')}
        </Confirm>
      )}
    </div>
  )
}
