import { users } from '@onward/contract'
import { apiOf, ask } from '#web/lib/api.ts'
import type { Choice } from '#web/lib/choices/choice.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'

/** As a form library gives it. */
type Props = { value?: Choice | undefined; onChange?: (provider: Choice | undefined) => void; error?: string }

const { listCandidates } = apiOf(users)

/** One of the account's people who has no user yet. */
export const ProviderChoice = (given: Props) => {
  const t = useText()
  return (
    <FoundChoice
      label={t('accountUsers.person')}
      description={t('accountUsers.personHint')}
      required
      asked={(wish) => ask(listCandidates, wish)}
      listed={({ candidates }) =>
        candidates.map(({ providerId, providerName }) => ({ value: providerId, label: providerName }))
      }
      {...given}
    />
  )
}
