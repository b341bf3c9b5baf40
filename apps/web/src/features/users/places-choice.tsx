import type { Choice } from '#web/lib/choices/choice.ts'
import { facilityChoices } from '#web/lib/choices/account-choices.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoices } from '#web/ui/controls/found-choice.tsx'

/** As a form library gives it. */
type Props = { value?: readonly Choice[]; onChange?: (places: Choice[]) => void; error?: string }

/** The facilities at which a Scheduler plans. */
export const PlacesChoice = (given: Props) => {
  const t = useText()
  return (
    <FoundChoices
      label={t('accountUsers.places')}
      description={t('accountUsers.placesHint')}
      required
      {...facilityChoices}
      {...given}
    />
  )
}
