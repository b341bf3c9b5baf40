import { Button } from '@mantine/core'
import { people, type Ahead, type Provider } from '@onward/contract'
import { Suspense, useState } from 'react'
import { apiOf } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { longDate } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { TileRadios } from '#web/ui/controls/tile-radios.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { Loading } from '#web/ui/data/content-state.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { AheadLines } from './ahead-lines.tsx'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { conflictOf, newerIn, refusalOf } from './person-refusal.ts'
import styles from './people.module.css'

// What the rules say comes with its words, and nobody else needs it here.
const HandOver = lazyPart(() => import('./hand-over.tsx'), 'HandOver')

const api = apiOf(people)
const CHOICES: readonly Ahead[] = ['handOver', 'open', 'keep', 'cancel']
type Wish = { ahead?: Ahead }

/** Takes somebody out of use, and asks what becomes of their shifts ahead where they have any. */
export const PersonLeaves = ({ provider: given, onClose }: { provider: Provider; onClose: () => void }) => {
  const t = useText()
  const [provider, setProvider] = useState(given)
  const [ahead, setAhead] = useState<Ahead>()
  const [to, setTo] = useState<Choice>()
  const [wrong, setWrong] = useState<'ahead' | 'to'>()
  const { providerId, version, providerName: name } = provider
  const leave = useChange((wish: Wish) => api.deactivateProvider({ providerId, version, ...wish }), {
    by: api.deactivateProvider,
    wording: refusalOf,
    done: (_, { provider: { isActive, lastDay } }) =>
      isActive && lastDay !== null
        ? t('people.stays', { name, date: longDate(lastDay) })
        : t('people.wasLeft', { name }),
    onDone: onClose,
    onFailed: (error) => {
      const newer = newerIn(error)
      if (newer) setProvider(newer)
    },
  })
  // Once it is known that there are shifts, what to do with them stays to be chosen.
  const [seen, setSeen] = useState<unknown>()
  const reason = conflictOf(leave.error)?.reason
  if (reason === 'shifts' && seen !== leave.error) setSeen(leave.error)
  const go = () => {
    if (seen !== undefined && ahead === undefined) return setWrong('ahead')
    if (ahead === 'handOver') return setWrong('to')
    setWrong(undefined)
    return leave.mutate(ahead === undefined ? {} : { ahead })
  }
  const isHandedOver = ahead === 'handOver' && to !== undefined
  // Somebody else was first, and has decided about the shifts as well.
  if (!provider.isActive)
    return (
      <Dialog title={t('people.leaveTitle', { name })} onClose={onClose} isQuestion>
        <p role="alert">{t('people.leftAlready', { name })}</p>
        <Actions>
          <Button onClick={onClose} data-autofocus>
            {t('ui.close')}
          </Button>
        </Actions>
      </Dialog>
    )
  return (
    <Dialog title={t('people.leaveTitle', { name })} onClose={onClose} isQuestion size={isHandedOver ? 'lg' : 'md'}>
      <div className={styles.leaves}>
        <p>{t('people.leaveText')}</p>
        {!isHandedOver && <ChangeFailure of={leave} />}
        {seen !== undefined && (
          <>
            {/* A hand-over lists all of them. */}
            {!isHandedOver && <AheadLines error={seen} />}
            <TileRadios
              label={t('people.ahead')}
              value={ahead}
              onChange={setAhead}
              tiles={CHOICES.map((id) => ({
                id,
                title: t(`people.ahead.${id}`),
                hint: t(`people.ahead.${id}Hint`),
              }))}
              error={wrong === 'ahead' && ahead === undefined ? t('people.aheadWanted') : undefined}
            />
            {ahead === 'handOver' && (
              <FoundChoice
                label={t('people.handOverTo')}
                required
                {...providerChoices}
                listed={(answer) => providerChoices.listed(answer).filter(({ value }) => value !== providerId)}
                value={to}
                onChange={setTo}
                {...(wrong === 'to' && !to && { error: t('people.toWanted') })}
              />
            )}
          </>
        )}
        {isHandedOver && (
          <Suspense fallback={<Loading />}>
            {/* Of others other things are said. */}
            <HandOver key={to.value} provider={provider} to={to} onClose={onClose} onNewer={setProvider} />
          </Suspense>
        )}
      </div>
      {!isHandedOver && (
        <Actions>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('ui.keep')}
          </Button>
          <BusyButton color="red" onClick={go} isBusy={leave.isPending}>
            {t('people.leave')}
          </BusyButton>
        </Actions>
      )}
    </Dialog>
  )
}
