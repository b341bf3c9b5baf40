import type { Choice } from '#web/lib/choices/choice.ts'
import { providerChoices } from '#web/lib/choices/account-choices.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoices } from '#web/ui/controls/found-choice.tsx'

/** So many of those who have something to be told are offered before one types. */
const OFFERED = 50

type Props = {
  /** Who has something to be told: they stand before the others. */
  toTell: readonly Choice[]
  value: readonly Choice[]
  onChange: (people: readonly Choice[]) => void
}
type Wish = Parameters<typeof providerChoices.asked>[0]

/** The people as they are found, with what they were searched by. */
const asked = (wish: Wish) => {
  const people = providerChoices.asked(wish)
  return {
    ...people,
    queryKey: ['peopleToTell', wish] as const,
    queryFn: async (context: { signal: AbortSignal }) => {
      return { q: wish.q, found: providerChoices.listed(await people.queryFn(context)) }
    },
  }
}

/** Whom to tell, by name; nobody is everybody. */
export const PeopleChoice = ({ toTell, value, onChange }: Props) => {
  const t = useText()
  const ids = new Set(toTell.map((one) => one.value))
  const listed = ({ q, found }: { q: string; found: readonly Choice[] }) => [
    ...(q === '' ? toTell.slice(0, OFFERED) : found.filter((one) => ids.has(one.value))),
    ...found.filter((one) => !ids.has(one.value)),
  ]
  return (
    <FoundChoices
      label={t('publish.whom')}
      {...(value.length === 0 && { placeholder: t('publish.everybody') })}
      asked={asked}
      listed={listed}
      value={value}
      onChange={onChange}
    />
  )
}
