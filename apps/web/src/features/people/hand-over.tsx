import { Button } from '@mantine/core'
import { handOvers, type Override, type Provider } from '@onward/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import texts from 'texts:judged,verdict,which'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Failure } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Judgement } from '#web/ui/rules/judgement.tsx'
import { isReasonMissing, overridesFor, withoutCures } from '#web/ui/rules/typed-reasons.ts'
import { useReasons } from '#web/ui/rules/use-reasons.ts'
import { HandedLines } from './handed-lines.tsx'
import { askedOf, handedOf, openedOf, type Fates, type Handed } from './handed-shifts.ts'
import { newerIn, refusalOf } from './person-refusal.ts'
import styles from './people.module.css'

addTexts(texts)

const { handOverShifts } = apiOf(handOvers)

type Props = {
  provider: Provider
  to: Choice
  onClose: () => void
  /** Somebody has changed whoever leaves meanwhile. */
  onNewer: (provider: Provider) => void
}

/**
 * What becomes of the shifts ahead of somebody who leaves when another takes them: which of them cannot go, what the rules say of
 * the others, and the way to hand those over with a reason and leave the rest open.
 */
export const HandOver = ({ provider, to, onClose, onNewer }: Props) => {
  const t = useText()
  const [fates, setFates] = useState<Fates>(new Map())
  const [reasons, onReason] = useReasons()
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLFormElement>(null)
  const end = useRef<HTMLButtonElement>(null)
  const { providerId, version, providerName } = provider
  const wish = { providerId, version, toProviderId: to.value, otherwise: [...fates.values()] }
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['judgedHandOver', wish],
    queryFn: ({ signal }) => handOverShifts({ ...wish, mode: 'judge' }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const leave = useChange((overrides: Override[]) => handOverShifts({ ...wish, mode: 'commit', overrides }), {
    by: handOverShifts,
    wording: refusalOf,
    done: () => t('people.wasLeft', { name: providerName }),
    onDone: onClose,
    // What is said below is how it is by now, and what was typed stays.
    onFailed: (failed) => {
      const newer = newerIn(failed)
      if (newer) onNewer(newer)
      else void refetch()
    },
  })
  const judged = isFetching || isPlaceholderData ? undefined : data
  const handed = data ? handedOf(data, fates) : []
  const stuck = handed.filter(({ isStuck }) => isStuck)
  const open = handed.filter(({ isLeftOpen }) => isLeftOpen).length
  const asked = data ? askedOf(data.verdicts, handed) : []
  const isMissing = isReasonMissing(asked, reasons)
  const canGo = judged !== undefined && error === null && stuck.length === 0
  const setFate = (id: number, fate: Handed['fate']) => {
    const next = new Map(fates)
    if (fate) next.set(id, fate)
    else next.delete(id)
    setFates(next)
  }
  const words = () => {
    if (error) return ''
    if (!judged) return t('people.handOverAsking', { name: to.label })
    if (stuck.length > 0) return t('people.handOverStuck', { name: to.label, count: stuck.length })
    const goes = t('people.handOverGoes', { name: to.label, count: handed.length - open })
    return open > 0 ? `${goes} ${t('people.handOverOpen', { count: open })}` : goes
  }
  const submit = () => {
    setAsked(true)
    if (canGo && !isMissing) return leave.mutate(overridesFor(asked, reasons))
    return box.current?.querySelector<HTMLElement>('[data-open-stuck], textarea')?.focus()
  }
  return (
    <form
      ref={box}
      className={styles.leaves}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ChangeFailure of={leave} />
      {error && (
        <Failure
          error={error}
          wording={refusalOf}
          onRetry={() => {
            const newer = newerIn(error)
            if (newer) onNewer(newer)
            else void refetch()
          }}
        />
      )}
      <p role="status">{words()}</p>
      {stuck.length > 0 && (
        <div>
          <Button
            variant="default"
            data-open-stuck=""
            onClick={() => {
              setFates(new Map([...fates, ...stuck.map(({ shift }) => [shift.assignmentId, openedOf(shift)] as const)]))
              // This button goes: the focus goes on to the one that ends it.
              end.current?.focus()
            }}
          >
            {t('people.leaveThemOpen', { count: stuck.length })}
          </Button>
        </div>
      )}
      {data && <HandedLines handed={handed} names={data.names} onFate={setFate} />}
      {data && <Judgement verdicts={withoutCures(asked)} names={data.names} reasons={reasons} onReason={onReason} />}
      {isAsked && canGo && isMissing && <p role="alert">{t('judged.missing')}</p>}
      <Actions>
        <Button variant="default" onClick={onClose}>
          {t('ui.keep')}
        </Button>
        <BusyButton
          at={end}
          type="submit"
          color="red"
          isBusy={leave.isPending}
          aria-disabled={!canGo}
          data-disabled={!canGo}
        >
          {t('people.leave')}
        </BusyButton>
      </Actions>
    </form>
  )
}
