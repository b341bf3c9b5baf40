import { Button } from '@mantine/core'
import { RulesRefusal, type Override } from '@onward/contract'
import { useState } from 'react'
import { conflictIn } from '#web/lib/refusals/conflict-in.ts'
import { useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { askOver } from '#web/ui/overlays/questions/ask-over.ts'
import { Judgement } from '#web/ui/rules/judgement.tsx'
import { isReasonMissing, overridesOf, withoutCures } from '#web/ui/rules/typed-reasons.ts'
import { useReasons } from '#web/ui/rules/use-reasons.ts'

type Facts = RulesRefusal['facts']
type Props = Facts & { onEnd: (overrides?: Override[]) => void }

const rulesIn = conflictIn(RulesRefusal, 422)

const ReasonQuestion = ({ verdicts, names, onEnd }: Props) => {
  const t = useText()
  const [reasons, onReason] = useReasons()
  const [isAsked, setAsked] = useState(false)
  const isMissing = isReasonMissing(verdicts, reasons)
  return (
    <Dialog title={t('judged.why')} onClose={() => onEnd()} isQuestion isAbove>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isMissing) setAsked(true)
          else onEnd(overridesOf(reasons))
        }}
      >
        <Judgement verdicts={withoutCures(verdicts)} names={names} reasons={reasons} onReason={onReason} />
        {isAsked && isMissing && <p role="alert">{t('judged.missing')}</p>}
        <Actions>
          <Button variant="default" onClick={() => onEnd()} data-autofocus>
            {t('judged.leave')}
          </Button>
          <Button type="submit">{t('judged.book')}</Button>
        </Actions>
      </form>
    </Dialog>
  )
}

/** Asks why something is booked nonetheless, where the rules ask for that and nothing else; undefined where nobody says so. */
export const askReasons = async (error: unknown): Promise<Override[] | undefined> => {
  const facts = rulesIn(error)?.facts
  const asked = facts?.verdicts.filter(({ needs }) => needs !== null) ?? []
  if (!facts || asked.length === 0 || asked.some(({ needs }) => needs !== 'reason')) return undefined
  return askOver<Override[]>((end) => <ReasonQuestion {...facts} onEnd={end} />)
}
