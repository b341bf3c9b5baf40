import { NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import { MOST_RULES, rules, users } from '@onward/contract'
import { useQuery } from '@tanstack/react-query'
import { apiOf, ask } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { FoundChoice } from '#web/ui/controls/found-choice.tsx'
import { ruleWords } from '#web/ui/rules/rule-words.ts'
import { namesOf, NO_NAMES } from '#web/ui/rules/words.ts'

const { listRules } = apiOf(rules)
const { listUsers } = apiOf(users)
/** How users are found and named in a field. */
const userChoices = {
  asked: (wish: { q: string; perPage: number }) => ask(listUsers, wish),
  listed: (found: Awaited<ReturnType<typeof listUsers>>) =>
    found.users.map(({ userId, fullName }) => ({ value: userId, label: fullName })),
}

type Props = {
  rule: string
  /** Who went over a warning, and what they are called. */
  by: string
  userName: string
  onChange: (to: { rule: string } | { by: string }) => void
}

/** What only an admin narrows the list by: rules and users are theirs to see. */
export const AdminsFilters = ({ rule, by, userName, onChange }: Props) => {
  const t = useText()
  const { data } = useQuery(ask(listRules, { perPage: MOST_RULES }))
  const names = namesOf(data?.names ?? NO_NAMES)
  const choices = (data?.rules ?? []).map((one) => ({ value: one.ruleId, label: ruleWords(one, names) }))
  // One that an address names and that is gone by now narrows all the same.
  const gone = rule !== '' && data && !choices.some(({ value }) => value === rule) ? [{ value: rule, label: rule }] : []
  return (
    <>
      <NativeSelect
        label={t('overrides.rule')}
        data={[{ value: '', label: t('overrides.anyRule') }, ...choices, ...gone]}
        value={rule}
        onChange={(event) => onChange({ rule: event.currentTarget.value })}
      />
      <FoundChoice
        label={t('overrides.by')}
        placeholder={t('overrides.anybody')}
        clearable
        {...userChoices}
        value={by === '' ? undefined : { value: by, label: userName }}
        onChange={(one) => onChange({ by: one?.value ?? '' })}
      />
    </>
  )
}
